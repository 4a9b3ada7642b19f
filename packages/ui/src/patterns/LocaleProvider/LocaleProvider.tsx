import type { Language } from '@office/vocabulary';
import { useMemo, type ReactNode } from 'react';
import { LocaleContext, type LocaleTexts } from './localeContext.ts';

export type { LocaleTexts } from './localeContext.ts';

export interface LocaleProviderProps {
  /** The language of what patterns say by themselves; Japanese outside of every provider. */
  language: Language;
  /** Texts that take the place of ours, or another language's: those of `locales/en/common.json`. */
  texts?: LocaleTexts;
  /** The page, or a part of it. */
  children: ReactNode;
}

/** Says in which language patterns speak, and in which words. Put one around the page. */
export function LocaleProvider({ language, texts, children }: LocaleProviderProps) {
  const locale = useMemo(() => ({ language, texts }), [language, texts]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
