import { keptDrafts } from '@office/client/drafts/keptDrafts.ts';
import { tabStorage } from '@office/client/lib/browserStorage.ts';

/** Drafts of this tab. They survive reloads and expired sessions, but not closing the tab. */
export const drafts = keptDrafts(tabStorage, 'office.admin.drafts');

export function eraseDrafts(userId: string): void {
  drafts.erase(userId);
}
