import type { DraftKey } from '@office/client/drafts/createDraftStorage.ts';
import { useKeptDraft, type KeptDraft } from '@office/client/drafts/useKeptDraft.ts';
import { useSession } from '../session/useSession.ts';
import { drafts } from './drafts.ts';

/**
 * Keeps unsaved form values; see `useKeptDraft`.
 * @param form name of the form; `target` is the id of the edited object, or `new`
 */
export function useDraft<Values>({
  version = null,
  ...of
}: Omit<DraftKey, 'userId'> & { version?: number | null }): KeptDraft<Values> {
  const { user } = useSession();
  return useKeptDraft<Values>(drafts, { ...of, userId: user?.id ?? '' }, version);
}
