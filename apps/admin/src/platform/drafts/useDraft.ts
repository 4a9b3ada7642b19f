import type { DraftKey } from '@office/client/drafts/keptDrafts.ts';
import { useKeptDraft, type KeptDraft } from '@office/client/drafts/useKeptDraft.ts';
import { useSession } from '../session/useSession.ts';
import { drafts } from './drafts.ts';

/**
 * Keeps what is typed into a form of the administration; see `useKeptDraft`.
 * @param form its name; `target` the thing that is changed, `new` for one that is being made
 */
export function useDraft<Values>({
  version = null,
  ...of
}: Omit<DraftKey, 'userId'> & { version?: number | null }): KeptDraft<Values> {
  const { user } = useSession();
  return useKeptDraft<Values>(drafts, { ...of, userId: user?.id ?? '' }, version);
}
