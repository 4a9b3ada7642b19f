import { maxChatSystemLines } from '@office/vocabulary';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatSystemLines } from '../../database/schema/chat.ts';
import { users } from '../../database/schema/users.ts';
import { isInRoomsOf, type RetentionCutoff } from '../store/retention-store.ts';

export type SystemLineRow = typeof chatSystemLines.$inferSelect;

type NewLine = Pick<SystemLineRow, 'kind'> &
  Partial<Pick<SystemLineRow, 'actorId' | 'oldName' | 'newName'>> & { userIds?: readonly string[] };

/** Stores a line as part of the change of a room. `lastSeq` is the sequence number of the change. */
export async function insertSystemLine(
  tx: Queryable,
  { room, now }: { room: { id: string; lastSeq: number }; now: Date },
  { userIds = [], ...line }: NewLine,
): Promise<void> {
  await tx.insert(chatSystemLines).values({
    ...line,
    userIds: [...userIds],
    roomId: room.id,
    seq: room.lastSeq,
    createdAt: now,
  });
}

/** Exclusive. Undefined for an open end. */
export interface SeqRange {
  after: number | undefined;
  before: number | undefined;
}

/** Returns the latest lines of a range, latest first. */
export function listLatestLines(
  tx: Queryable,
  roomId: string,
  { after, before }: SeqRange,
): Promise<SystemLineRow[]> {
  return tx
    .select()
    .from(chatSystemLines)
    .where(
      and(
        eq(chatSystemLines.roomId, roomId),
        after === undefined ? undefined : gt(chatSystemLines.seq, after),
        before === undefined ? undefined : lt(chatSystemLines.seq, before),
      ),
    )
    .orderBy(desc(chatSystemLines.createdAt), desc(chatSystemLines.seq))
    .limit(maxChatSystemLines);
}

export async function findNames(
  tx: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { nameKanji: string; nameLatin: string | null }>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, nameKanji: users.nameKanji, nameLatin: users.nameLatin })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

export async function deleteOldLines(tx: Queryable, cutoff: RetentionCutoff): Promise<void> {
  const { createdAt, roomId } = chatSystemLines;
  await tx
    .delete(chatSystemLines)
    .where(and(lt(createdAt, cutoff.before), isInRoomsOf(tx, roomId, cutoff)));
}
