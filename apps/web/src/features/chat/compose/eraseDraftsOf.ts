import { browserDisk } from './browserDisk.ts';
import { eraseDrafts } from './storedText.ts';

export function eraseDraftsOf(userId: string): void {
  if (browserDisk) eraseDrafts(browserDisk, userId);
}
