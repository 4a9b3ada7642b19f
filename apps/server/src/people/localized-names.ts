import { localizedName, type Language } from '@office/vocabulary';

/** Omits an empty Latin name. */
export function withLatinName<T extends { nameLatin: string | null }>({
  nameLatin,
  ...rest
}: T): Omit<T, 'nameLatin'> & { nameLatin?: string } {
  return { ...rest, ...(nameLatin && { nameLatin }) };
}

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
