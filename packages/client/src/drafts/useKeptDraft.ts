import { useState } from 'react';
import type { DraftKey, KeptDrafts } from './keptDrafts.ts';

export interface KeptDraft<Values> {
  /** As it was when the form was opened: its default values. Null where nothing was typed. */
  values: Values | null;
  /** The version that it was typed over, to be sent with it; the present one where nothing was typed. */
  version: number | null;
  /** Something was typed. */
  keep(values: Values): void;
  /** It was stored or discarded. */
  clear(): void;
}

/**
 * Keeps what somebody types into a form over a reload and an expired session: `values` are the form's default
 * values, `keep` is called with each change, `clear` once it is stored or discarded. Fields whose names tell of a
 * secret are never kept.
 */
export function useKeptDraft<Values>(
  drafts: KeptDrafts,
  key: DraftKey,
  version: number | null,
): KeptDraft<Values> {
  const name = JSON.stringify(key);
  const [opened, setOpened] = useState(() => ({ name, draft: drafts.get<Values>(key) }));
  // Another thing in the same form.
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
