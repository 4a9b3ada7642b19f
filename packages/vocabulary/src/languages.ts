import { languages, type Language } from './contract/languages.ts';

export const defaultLanguage: Language = 'ja';

type Localized = Readonly<Record<Language, string>>;

const isWritten = (text: string): boolean => text.trim() !== '';

/** Returns the text in a language, or in the other one if it is empty. */
export function textIn(text: Localized, language: Language): string {
  const written = languages.find((each) => isWritten(text[each]));
  return isWritten(text[language]) || !written ? text[language] : text[written];
}

/**
 * Returns the paths of missing texts, such as `title.en`. One language is enough, but a language with one text needs all
 * of them.
 * @param fallback language of the paths if no text is written
 */
export function missingTexts(fields: Record<string, Localized>, fallback: Language): string[] {
  const texts = Object.entries(fields);
  const begun = languages.filter((language) => texts.some(([, text]) => isWritten(text[language])));
  const needed = begun.length > 0 ? begun : [fallback];
  return needed.flatMap((language) =>
    texts.flatMap(([name, text]) => (isWritten(text[language]) ? [] : [`${name}.${language}`])),
  );
}
