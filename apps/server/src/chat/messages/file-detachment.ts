import { removeUnlinkedFiles } from '../../files/file-removal.ts';
import type { Platform } from '../../platform/platform.ts';
import { isAttached } from '../store/attachment-store.ts';

/** Removes files that were detached from messages, unless a forwarded message still has them. */
export function removeDetachedFiles(
  deps: Pick<Platform, 'db' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  return removeUnlinkedFiles(deps, keys, isAttached);
}
