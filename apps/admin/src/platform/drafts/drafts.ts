import { createDraftStorage } from '@office/client/drafts/createDraftStorage.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';
import { sealedStorage } from '@office/client/lib/sealedStorage.ts';
import { session } from '../session/adminSession.ts';

/** Drafts of this tab. They survive reloads and expired sessions, but not closing the tab. */
export const drafts = createDraftStorage(
  sealedStorage(tabStorage, () => session.getSnapshot().storageKey),
  'office.admin.drafts',
);

export function deleteDrafts(userId: string): void {
  drafts.removeAllOfUser(userId);
}
