import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { tryLockUntilCommit } from '../../database/advisory-lock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { maxRetentionDaysOf } from '../../database/retention-days.ts';
import { chatAttachments, chatMessages, chatRooms } from '../../database/schema/chat.ts';
import { files } from '../../database/schema/files.ts';
import { organizationRetention } from '../../database/schema/organizations.ts';
import { detachFiles } from './message-store.ts';

export interface RetentionCutoff {
  before: Date;
  organizationId?: string;
  /** Ids of organisations that are left out. */
  except?: readonly string[];
}

type OrganizationCutoff = Required<Pick<RetentionCutoff, 'before' | 'organizationId'>>;

const isOlder = (before: Date) =>
  and(
    lt(chatMessages.createdAt, before),
    or(isNull(chatMessages.lastReplyAt), lt(chatMessages.lastReplyAt, before)),
  );

const roomsOf = (tx: Queryable, organizationId: string) =>
  tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(eq(chatRooms.organizationId, organizationId));

/** Condition on a column with the id of a room. */
export function isInRoomsOf(
  tx: Queryable,
  roomId: PgColumn,
  { organizationId, except = [] }: RetentionCutoff,
): SQL | undefined {
  const excluded = tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(inArray(chatRooms.organizationId, [...except]));
  return and(
    organizationId ? inArray(roomId, roomsOf(tx, organizationId)) : undefined,
    except.length > 0 ? notInArray(roomId, excluded) : undefined,
  );
}

/** Finds the retentions that organisations have set, within the maximum of their contracts. */
export function findRetentions(
  tx: Queryable,
): Promise<{ organizationId: string; messageDays: number; fileDays: number }[]> {
  const { organizationId, messageDays, fileDays } = organizationRetention;
  const max = maxRetentionDaysOf(organizationId);
  return tx
    .select({
      organizationId,
      messageDays: sql<number>`least(${messageDays}, ${max})`,
      fileDays: sql<number>`least(${fileDays}, ${max})`,
    })
    .from(organizationRetention);
}

const oldFiles = (tx: Queryable, { before, organizationId }: OrganizationCutoff) =>
  tx
    .select({ messageId: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        lt(chatMessages.createdAt, before),
        inArray(chatMessages.roomId, roomsOf(tx, organizationId)),
        exists(
          tx
            .select({ id: chatAttachments.id })
            .from(chatAttachments)
            .where(eq(chatAttachments.messageId, chatMessages.id)),
        ),
      ),
    );

/** Deletes the files of old messages. Limit and return value as in {@link deleteOldMessages}. */
export async function detachOldFiles(
  db: Database,
  old: OrganizationCutoff,
  limit: number,
): Promise<{ count: number; keys: string[] } | null> {
  return db.transaction(async (tx) => {
    if (!(await tryLockUntilCommit(tx, 'chatRetention'))) return null;
    const rows = await oldFiles(tx, old).limit(limit);
    const keys = await detachFiles(
      tx,
      rows.map(({ messageId }) => messageId),
      'EXPIRED',
    );
    return { count: rows.length, keys };
  });
}

export async function countExpiredChat(
  tx: Queryable,
  organizationId: string,
  since: { messages: Date; files: Date },
): Promise<{ messages: number; files: number; fileBytes: number }> {
  const rooms = roomsOf(tx, organizationId);
  const messages = await tx.$count(
    chatMessages,
    and(isOlder(since.messages), inArray(chatMessages.roomId, rooms)),
  );
  const [found] = await tx
    .select({
      files: sql<number>`count(*)::int`,
      fileBytes: sql<number>`coalesce(sum(${files.size}), 0)::float8`,
    })
    .from(chatAttachments)
    .innerJoin(chatMessages, eq(chatMessages.id, chatAttachments.messageId))
    .innerJoin(files, eq(files.id, chatAttachments.fileId))
    .where(
      and(
        inArray(chatMessages.roomId, rooms),
        or(lt(chatMessages.createdAt, since.files), isOlder(since.messages)),
      ),
    );
  return { messages, files: found?.files ?? 0, fileBytes: found?.fileBytes ?? 0 };
}

/** Keeps the first message of a thread with replies. Returns null if another process is running. */
export async function deleteOldMessages(
  db: Database,
  cutoff: RetentionCutoff,
  limit: number,
): Promise<{ count: number; keys: string[] } | null> {
  return db.transaction(async (tx) => {
    if (!(await tryLockUntilCommit(tx, 'chatRetention'))) return null;
    const old = await tx
      .select({ id: chatMessages.id, roomId: chatMessages.roomId })
      .from(chatMessages)
      .where(and(isOlder(cutoff.before), isInRoomsOf(tx, chatMessages.roomId, cutoff)))
      .orderBy(asc(chatMessages.createdAt))
      .limit(limit);
    const ids = old.map(({ id }) => id);
    const keys = await detachFiles(tx, ids, 'EXPIRED');
    if (ids.length > 0) {
      await tx.delete(chatMessages).where(inArray(chatMessages.id, ids));
      await recount(tx, [...new Set(old.map(({ roomId }) => roomId))]);
    }
    return { count: ids.length, keys };
  });
}

/** Unread counts start at the oldest message that is kept. */
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

/** Deletes content of deleted rooms and empty rooms. Limit and result as in {@link deleteOldMessages}. */
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
    const keys = await detachFiles(tx, ids, 'DELETED');
    if (ids.length > 0) await tx.delete(chatMessages).where(inArray(chatMessages.id, ids));
    if (ids.length < limit) await tx.delete(chatRooms).where(isNotNull(chatRooms.deletedAt));
    return { count: ids.length, keys };
  });
}
