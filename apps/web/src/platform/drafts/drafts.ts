import { keptDrafts } from '@office/client/drafts/keptDrafts.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';

/** Drafts in `sessionStorage`: they survive a reload and an expired session, but not closing the tab. */
export const drafts = keptDrafts(tabStorage, 'office.drafts');

export function eraseDrafts(userId: string): void {
  drafts.erase(userId);
}
