import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteFile, lockFileForDeletion } from './file-record-store.ts';

/**
 * Removes files, bytes first, regardless of links. If the bytes cannot be removed, the record stays, so that the
 * caller or the clean-up can retry.
 * @returns the keys of files whose bytes could not be removed
 */
export async function removeFiles(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  keys: readonly string[],
): Promise<string[]> {
  const remaining: string[] = [];
  for (const key of keys) {
    const isGone = await files.remove(key).then(
      () => true,
      () => false,
    );
    if (isGone) await deleteFile(db, key);
    else remaining.push(key);
  }
  return remaining;
}

/**
 * Removes files that another row may link. A concurrent link either prevents the removal or fails.
 * If the bytes cannot be removed, the record stays and the clean-up retries.
 */
export async function removeUnlinkedFiles(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  keys: readonly string[],
  isLinked: (tx: Queryable, fileId: string) => Promise<boolean>,
): Promise<void> {
  for (const key of keys) {
    await db.transaction(async (tx) => {
      const file = await lockFileForDeletion(tx, key);
      if (!file || (await isLinked(tx, file.id))) return;
      const isGone = await files.remove(key).then(
        () => true,
        () => false,
      );
      if (isGone) await deleteFile(tx, key);
    });
  }
}
