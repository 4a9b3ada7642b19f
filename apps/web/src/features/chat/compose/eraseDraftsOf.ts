import { browserDisk } from './browserDisk.ts';
import { eraseDrafts } from './storedText.ts';

/** Removes a member's drafts from this browser. */
export function eraseDraftsOf(userId: string): void {
  if (browserDisk) eraseDrafts(browserDisk, userId);
}
