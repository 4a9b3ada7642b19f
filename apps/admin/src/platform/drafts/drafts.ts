import { createDraftStorage } from '@office/client/drafts/createDraftStorage.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';

/** Drafts of this tab. They survive reloads and expired sessions, but not closing the tab. */
export const drafts = createDraftStorage(tabStorage, 'office.admin.drafts');

export function deleteDrafts(userId: string): void {
  drafts.removeAllOfUser(userId);
}
