import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { renewEverything } from '@office/client/swr/renewQueries.ts';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/** Revalidates all queries when the member changes the language, because responses are localised. */
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
