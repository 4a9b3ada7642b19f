import { keptDrafts } from '@office/client/drafts/keptDrafts.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';

/** The drafts of this tab: they outlive a reload and an expired session, not the tab. */
export const drafts = keptDrafts(tabStorage, 'office.admin.drafts');

/** Removes all that someone has typed and not stored. */
export function eraseDrafts(userId: string): void {
  drafts.erase(userId);
}
