import { defaultLanguage, type Language } from '@office/vocabulary';
import { createContext } from 'react';

export interface LocaleTexts {
  readonly [key: string]: string | LocaleTexts;
}

export interface Locale {
  language: Language;
  texts: LocaleTexts | undefined;
}

export const LocaleContext = createContext<Locale>({ language: defaultLanguage, texts: undefined });
