import { defaultLanguage, type Language } from '@office/vocabulary';
import { createContext } from 'react';

/** Texts by their keys, in groups: the form of `@office/ui/locales/en/common.json`. */
export interface LocaleTexts {
  readonly [key: string]: string | LocaleTexts;
}

export interface Locale {
  language: Language;
  texts: LocaleTexts | undefined;
}

export const LocaleContext = createContext<Locale>({ language: defaultLanguage, texts: undefined });
