import { removeUnlinkedFiles } from '../../files/file-removal.ts';
import { isCopied } from '../../legal-holds/held-content.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAttached } from '../store/attachment-store.ts';

/** Removes files that were detached from messages, unless a forwarded message or a legal hold still has them. */
export function removeDetachedFiles(
  deps: Pick<Platform, 'db' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  return removeUnlinkedFiles(
    deps,
    keys,
    async (tx, fileId) => (await isAttached(tx, fileId)) || (await isCopied(tx, fileId)),
  );
}
