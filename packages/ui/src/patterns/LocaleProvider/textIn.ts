import type { Locale, LocaleTexts } from './localeContext.ts';

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
