import { tabStorage } from '@office/client/lib/browserStorage.ts';
import { keptDrafts } from './keptDrafts.ts';

/** The drafts of this tab: they outlive a reload and an expired session, not the tab. */
export const drafts = keptDrafts(tabStorage);

/** Removes all that someone has typed and not stored. */
export function eraseDrafts(userId: string): void {
  drafts.erase(userId);
}
