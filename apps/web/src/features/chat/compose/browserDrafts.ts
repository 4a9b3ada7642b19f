import { storage } from '@office/client/lib/browserStorage.ts';
import { eraseDrafts } from './storedText.ts';

/** `localStorage`, or null if the browser denies access. */
export const browserDisk: Storage | null = storage.disk;

export function eraseDraftsOf(userId: string): void {
  if (browserDisk) eraseDrafts(browserDisk, userId);
}
