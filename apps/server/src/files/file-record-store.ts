import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { chatAttachments, chatMembers, chatRooms } from '../database/schema/chat.ts';
import { files } from '../database/schema/files.ts';

export type FileRecord = typeof files.$inferSelect;

export async function insertFiles(
  tx: Queryable,
  rows: (typeof files.$inferInsert)[],
): Promise<void> {
  await tx.insert(files).values(rows);
}

export async function markUploaded(
  tx: Queryable,
  key: string,
  found: { now: Date; width: number | null; height: number | null },
): Promise<void> {
  const { now, width, height } = found;
  await tx.update(files).set({ uploadedAt: now, width, height }).where(eq(files.key, key));
}

export async function findFile(tx: Queryable, key: string): Promise<FileRecord | null> {
  const [row] = await tx.select().from(files).where(eq(files.key, key));
  return row ?? null;
}

export async function findFiles(tx: Queryable, keys: readonly string[]): Promise<FileRecord[]> {
  if (keys.length === 0) return [];
  return tx
    .select()
    .from(files)
    .where(inArray(files.key, [...keys]));
}

/** Those of some files that are attached to messages of rooms that a person is in. */
export async function findReadableAttachments(
  tx: Queryable,
  userId: string,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ key: files.key })
    .from(files)
    .innerJoin(chatAttachments, eq(chatAttachments.fileId, files.id))
    .innerJoin(chatMembers, eq(chatMembers.roomId, chatAttachments.roomId))
    .innerJoin(chatRooms, eq(chatRooms.id, chatAttachments.roomId))
    .where(
      and(
        inArray(files.key, [...keys]),
        isNotNull(files.uploadedAt),
        eq(chatMembers.userId, userId),
        isNull(chatRooms.deletedAt),
      ),
    );
  return rows.map(({ key }) => key);
}

/** Forgets uploads for messages that were never sent, and answers the keys of their bytes. */
export async function deleteAbandoned(tx: Queryable, before: Date): Promise<string[]> {
  const attached = tx
    .select({ one: sql`1` })
    .from(chatAttachments)
    .where(eq(chatAttachments.fileId, files.id));
  const rows = await tx
    .delete(files)
    .where(
      and(
        eq(files.directory, 'chat_message_attachment'),
        lt(files.createdAt, before),
        notExists(attached),
      ),
    )
    .returning({ key: files.key });
  return rows.map(({ key }) => key);
}
