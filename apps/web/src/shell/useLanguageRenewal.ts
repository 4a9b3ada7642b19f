import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { renewEverything } from '@office/client/swr/renewQueries.ts';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/** Asks for everything again in the language that the member has changed to: answers carry texts of one language. */
export function useLanguageRenewal(): void {
  const { mutate } = useSWRConfig();
  const language = useLanguage();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    void renewEverything(mutate);
  }, [language, mutate]);
}
