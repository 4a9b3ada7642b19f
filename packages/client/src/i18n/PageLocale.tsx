import { LocaleProvider } from '@office/ui';
import i18next from 'i18next';
import { useSyncExternalStore, type ReactNode } from 'react';
import { currentLanguage } from './i18n.ts';

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** Lets what the page is made of speak the member's language, also while no texts have come yet. */
export function PageLocale({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribe, currentLanguage);
  return <LocaleProvider language={language}>{children}</LocaleProvider>;
}
