import { localizedName, type Language } from '@office/vocabulary';

/** Displayed name of a person per language, for texts that are stored in both languages. */
export function localizedNames({
  nameKanji,
  nameLatin,
}: {
  nameKanji: string;
  nameLatin?: string | null | undefined;
}): Record<Language, string> {
  return { ja: nameKanji, en: localizedName(nameKanji, nameLatin, 'en') };
}
