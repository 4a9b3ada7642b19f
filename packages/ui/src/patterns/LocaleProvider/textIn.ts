import type { Locale, LocaleTexts } from './localeContext.ts';

/** One of `texts.ts`: its key, and what it is in each language. */
export interface LocaleText {
  readonly key: string;
  readonly en: string;
  readonly ja: string;
}

/** Values for the places in a text. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The text as a member reads it: the application's own where it has one, with the values in their places. */
export function textIn({ language, texts }: Locale, text: LocaleText, values: TextValues): string {
  const words = ownText(texts, text.key) ?? text[language];
  return words.replace(/{{(\w+)}}/g, (place, name: string) => String(values[name] ?? place));
}

function ownText(texts: LocaleTexts | undefined, key: string): string | undefined {
  let found: string | LocaleTexts | undefined = texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
