import type { Queryable } from '../database/database.ts';
import { chatAttachments } from '../database/schema/chat.ts';
import { deleteFile, lockFileForDeletion } from '../files/file-record-store.ts';
import type { Platform } from '../platform/platform.ts';
import { eq } from 'drizzle-orm';

/**
 * Removes files that were detached from messages, unless a forwarded message still has them. The lock waits
 * for a concurrent forward, which then keeps the file, or makes a later forward fail. If the bytes cannot be
 * removed, the clean-up retries.
 */
export async function removeDetachedFiles(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await db.transaction(async (tx) => {
      const file = await lockFileForDeletion(tx, key);
      if (!file || (await isAttached(tx, file.id))) return;
      const isGone = await files.remove(key).then(
        () => true,
        () => false,
      );
      if (isGone) await deleteFile(tx, key);
    });
  }
}

async function isAttached(tx: Queryable, fileId: string): Promise<boolean> {
  return (await tx.$count(chatAttachments, eq(chatAttachments.fileId, fileId))) > 0;
}
