import type { Language } from '@office/vocabulary';
import { useMemo, type ReactNode } from 'react';
import { LocaleContext, type LocaleTexts } from './localeContext.ts';

export type { LocaleTexts } from './localeContext.ts';

export interface LocaleProviderProps {
  /** Language of built-in texts. Without a provider, Japanese. */
  language: Language;
  /** Overrides of the built-in texts, or texts for another language; see `locales/en/common.json`. */
  texts?: LocaleTexts;
  /** The page, or a part of it. */
  children: ReactNode;
}

/** Sets the language and texts of all patterns below it. */
export function LocaleProvider({ language, texts, children }: LocaleProviderProps) {
  const locale = useMemo(() => ({ language, texts }), [language, texts]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
