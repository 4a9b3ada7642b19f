import { useState } from 'react';
import type { DraftKey, DraftStorage } from './createDraftStorage.ts';

export interface StoredDraft<Values> {
  /** Default values of the form, captured when it was opened. Null without a draft. */
  values: Values | null;
  /** Version that the draft is based on, sent with the form. Without a draft, the current version. */
  version: number | null;
  keep(values: Values): void;
  clear(): void;
}

/**
 * Keeps the input across a reload or an expired session. Pass `values` as defaults, call `keep` on
 * each change and `clear` afterwards. Never stores fields whose names indicate a secret.
 */
export function useStoredDraft<Values>(
  drafts: DraftStorage,
  key: DraftKey,
  version: number | null,
): StoredDraft<Values> {
  const name = JSON.stringify(key);
  const [opened, setOpened] = useState(() => ({ name, draft: drafts.get<Values>(key) }));
  const current = opened.name === name ? opened : { name, draft: drafts.get<Values>(key) };
  if (current !== opened) setOpened(current);

  return {
    values: current.draft?.values ?? null,
    version: current.draft ? current.draft.version : version,
    keep: (values) =>
      drafts.set(key, { values, version: current.draft ? current.draft.version : version }),
    clear() {
      drafts.remove(key);
      setOpened({ name, draft: null });
    },
  };
}
