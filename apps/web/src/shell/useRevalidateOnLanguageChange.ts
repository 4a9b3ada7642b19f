import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { revalidateAll } from '@office/client/swr/revalidateQueries.ts';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/** Revalidates all queries when the member changes the language, because responses are localised. */
export function useRevalidateOnLanguageChange(): void {
  const { mutate } = useSWRConfig();
  const language = useLanguage();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    void revalidateAll(mutate);
  }, [language, mutate]);
}
