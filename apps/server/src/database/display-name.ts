import type { Language } from '@office/vocabulary';

/** Name of a person in a language: in English the Latin name, if there is one. */
export function displayName<Name extends string | null>(
  { nameKanji, nameLatin }: { nameKanji: Name; nameLatin: string | null },
  language: Language,
): Name | string {
  return (language === 'en' && nameLatin) || nameKanji;
}
