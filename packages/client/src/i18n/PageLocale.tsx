import { LocaleProvider } from '@office/ui';
import i18next from 'i18next';
import { useSyncExternalStore, type ReactNode } from 'react';
import { currentLanguage } from './i18n.ts';

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

export function PageLocale({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return <LocaleProvider language={language}>{children}</LocaleProvider>;
}
