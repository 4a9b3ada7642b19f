import type { Platform } from '../platform/platform.ts';
import { deleteFile } from './file-record-store.ts';

/** Removes unlinked files, bytes first. If that fails, the record stays and the clean-up retries. */
export async function removeFiles(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    const isGone = await files.remove(key).then(
      () => true,
      () => false,
    );
    if (isGone) await deleteFile(db, key);
  }
}
