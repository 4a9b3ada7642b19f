import { createDraftStorage } from '@office/client/drafts/createDraftStorage.ts';
import { sealedTabStorage } from './sealedStorage.ts';

/** Drafts in `sessionStorage`: they survive a reload and an expired session, but not closing the tab. */
export const drafts = createDraftStorage(sealedTabStorage, 'office.drafts');

export function eraseDrafts(userId: string): void {
  drafts.removeAllOfUser(userId);
}
