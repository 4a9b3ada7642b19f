import { newId } from '@office/client/lib/newId.ts';
import { useState } from 'react';
import { useDraft } from './useDraft.ts';

interface TextDraft {
  /** Idempotency key, so that sending twice creates one object. */
  clientId: string;
  text: string;
}

export function useTextDraft(of: { form: string; target: string }) {
  const draft = useDraft<TextDraft>(of);
  const [written, setWritten] = useState(() => draft.values ?? blank());
  return {
    ...written,
    type(text: string) {
      const next = { ...written, text };
      setWritten(next);
      if (text === '') draft.clear();
      else draft.keep(next);
    },
    clear() {
      setWritten(blank());
      draft.clear();
    },
  };
}

function blank(): TextDraft {
  return { clientId: newId(), text: '' };
}
