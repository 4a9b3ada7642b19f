import type { Schemas } from '@office/api';
import type { Platform } from '../../platform/platform.ts';
import { findNames, listLatestLines, type SeqRange } from './line-store.ts';

/** Returns the lines of a room in a range of sequence numbers. The caller checks the access to the room. */
export async function listSystemLines(
  { db }: Pick<Platform, 'db'>,
  roomId: string,
  range: SeqRange,
): Promise<Schemas['ChatSystemLines']> {
  const rows = (await listLatestLines(db, roomId, range)).reverse();
  const userIds = rows.flatMap((row) => [row.actorId ?? [], row.userIds].flat());
  const names = await findNames(db, [...new Set(userIds)]);
  const personOf = (userId: string) => {
    const { nameKanji = null, nameLatin = null } = names.get(userId) ?? {};
    return { userId, name: nameKanji, ...(nameLatin && { nameLatin }) };
  };
  return rows.map(({ id, seq, kind, actorId, userIds: people, oldName, newName, createdAt }) => ({
    id,
    seq,
    kind,
    actor: actorId === null ? null : personOf(actorId),
    people: people.map(personOf),
    oldName,
    newName,
    createdAt: createdAt.toISOString(),
  }));
}
