import type { DraftKey } from '@office/client/drafts/createDraftStorage.ts';
import { useStoredDraft, type StoredDraft } from '@office/client/drafts/useStoredDraft.ts';
import { useSession } from '../session/useSession.ts';
import { drafts } from './drafts.ts';

/** @param form name of the form; `target` is the id of the edited item, or `new` */
export function useDraft<Values>({
  version = null,
  ...of
}: Omit<DraftKey, 'userId'> & { version?: number | null }): StoredDraft<Values> {
  const { user } = useSession();
  return useStoredDraft<Values>(drafts, { ...of, userId: user?.id ?? '' }, version);
}
