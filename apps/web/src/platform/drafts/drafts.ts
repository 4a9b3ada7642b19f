import { createDraftStorage } from '@office/client/drafts/createDraftStorage.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';

/** Drafts in `sessionStorage`: they survive a reload and an expired session, but not closing the tab. */
export const drafts = createDraftStorage(tabStorage, 'office.drafts');

export function eraseDrafts(userId: string): void {
  drafts.removeAllOfUser(userId);
}
