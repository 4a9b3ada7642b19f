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

export interface LocaleText {
  readonly key: string;
  readonly en: string;
  readonly ja: string;
}

export type TextValues = Readonly<Record<string, string | number>>;

export function textIn({ language, texts }: Locale, text: LocaleText, values: TextValues): string {
  const words = ownText(texts, text.key) ?? text[language];
  return words.replace(/{{(\w+)}}/g, (place, name: string) => String(values[name] ?? place));
}

function ownText(texts: LocaleTexts | undefined, key: string): string | undefined {
  let found: string | LocaleTexts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
