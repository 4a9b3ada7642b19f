/** Languages of the product; Japanese is the default (spec §9). */
export const languages = ['ja', 'en'] as const;
export type Language = (typeof languages)[number];
const defaultLanguage: Language = 'ja';

/** Anything that is not one of ours is Japanese. */
export function toLanguage(value: string | null | undefined): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}
