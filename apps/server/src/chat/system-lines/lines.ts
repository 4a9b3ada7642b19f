import type { Schemas } from '@office/api';
import type { WithClaims } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireRoom } from '../room-access.ts';
import { findNames, listLatestLines } from './line-store.ts';

/** @throws {ApiError} 404 `chatRoomNotFound` */
export async function listSystemLines(
  context: Pick<Platform, 'db'> & WithClaims,
  roomId: string,
): Promise<Schemas['ChatSystemLines']> {
  await requireRoom(context, roomId);
  const rows = (await listLatestLines(context.db, roomId)).reverse();
  const userIds = rows.flatMap((row) => [row.actorId ?? [], row.userIds].flat());
  const names = await findNames(context.db, [...new Set(userIds)]);
  const personOf = (userId: string) => ({ userId, name: names.get(userId) ?? null });
  return {
    data: rows.map(({ id, seq, kind, actorId, userIds: people, oldName, newName, createdAt }) => ({
      id,
      seq,
      kind,
      actor: actorId === null ? null : personOf(actorId),
      people: people.map(personOf),
      oldName,
      newName,
      createdAt: createdAt.toISOString(),
    })),
  };
}
