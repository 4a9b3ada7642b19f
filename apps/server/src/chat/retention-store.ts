import { and, asc, eq, inArray, isNotNull, isNull, lt, min, or, sql } from 'drizzle-orm';
import { tryLockUntilCommit } from '../database/advisory-lock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { chatMessages, chatRooms } from '../database/schema/chat.ts';
import { detachFiles } from './message-store.ts';

/**
 * Takes the oldest messages away, at most `limit` of them, and their files; answers how many there
 * were and the keys of the files' bytes. Null while another process is at it. The first message of a
 * thread stays as long as its replies.
 */
export async function deleteOldMessages(
  db: Database,
  before: Date,
  limit: number,
): Promise<{ count: number; keys: string[] } | null> {
  return db.transaction(async (tx) => {
    if (!(await tryLockUntilCommit(tx, 'chatRetention'))) return null;
    const old = await tx
      .select({ id: chatMessages.id, roomId: chatMessages.roomId })
      .from(chatMessages)
      .where(
        and(
          lt(chatMessages.createdAt, before),
          or(isNull(chatMessages.lastReplyAt), lt(chatMessages.lastReplyAt, before)),
        ),
      )
      .orderBy(asc(chatMessages.createdAt))
      .limit(limit);
    const ids = old.map(({ id }) => id);
    const keys = await detachFiles(tx, ids);
    if (ids.length > 0) {
      await tx.delete(chatMessages).where(inArray(chatMessages.id, ids));
      await recount(tx, [...new Set(old.map(({ roomId }) => roomId))]);
    }
    return { count: ids.length, keys };
  });
}

/** Unread counts go from the oldest message that is kept. */
async function recount(tx: Queryable, roomIds: readonly string[]): Promise<void> {
  for (const roomId of roomIds) {
    const [kept] = await tx
      .select({ first: min(chatMessages.ordinal) })
      .from(chatMessages)
      .where(and(eq(chatMessages.roomId, roomId), isNull(chatMessages.threadRootId)));
    await tx
      .update(chatRooms)
      .set(
        kept?.first
          ? { firstOrdinal: kept.first }
          : { firstOrdinal: sql`${chatRooms.messageCount} + 1`, lastMessageId: null },
      )
      .where(eq(chatRooms.id, roomId));
  }
}

/** A part of what deleted rooms held, then the rooms; as {@link deleteOldMessages}. */
export async function emptyDeletedRooms(
  db: Database,
  limit: number,
): Promise<{ count: number; keys: string[] } | null> {
  return db.transaction(async (tx) => {
    if (!(await tryLockUntilCommit(tx, 'chatRetention'))) return null;
    const left = await tx
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
      .where(isNotNull(chatRooms.deletedAt))
      .limit(limit);
    const ids = left.map(({ id }) => id);
    const keys = await detachFiles(tx, ids);
    if (ids.length > 0) await tx.delete(chatMessages).where(inArray(chatMessages.id, ids));
    if (ids.length < limit) await tx.delete(chatRooms).where(isNotNull(chatRooms.deletedAt));
    return { count: ids.length, keys };
  });
}
