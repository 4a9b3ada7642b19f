import { localizedName, markedBotName, type Language } from '@office/vocabulary';

/** Omits an empty Latin name. */
export function withLatinName<T extends { nameLatin: string | null }>({
  nameLatin,
  ...rest
}: T): Omit<T, 'nameLatin'> & { nameLatin?: string } {
  return { ...rest, ...(nameLatin && { nameLatin }) };
}

/**
 * Displayed name of a person per language, for texts that are stored in both languages. Names of
 * webhooks have a mark.
 */
export function localizedNames({
  nameKanji,
  nameLatin,
  bot,
}: {
  nameKanji: string;
  nameLatin?: string | null | undefined;
  bot?: boolean | undefined;
}): Record<Language, string> {
  if (bot) return { ja: markedBotName(nameKanji, 'ja'), en: markedBotName(nameKanji, 'en') };
  return { ja: nameKanji, en: localizedName(nameKanji, nameLatin, 'en') };
}
