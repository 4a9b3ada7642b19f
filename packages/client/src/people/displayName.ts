import { localizedName, markedBotName } from '@office/vocabulary';
import i18next from 'i18next';

export interface NamedPerson {
  nameKanji: string;
  nameLatin?: string | undefined;
  /** Only in the member's profile, which has an empty `nameLatin` if none was entered. */
  derivedNameLatin?: string | undefined;
  /** A bot or incoming webhook, which can have the name of a member. */
  bot?: boolean | undefined;
}

/**
 * Name of a person in the display language: in English the Latin name, if there is one. Names of
 * bots have a mark.
 */
export function displayName(
  { nameKanji, nameLatin, derivedNameLatin, bot }: NamedPerson,
  language: string | undefined = i18next.resolvedLanguage,
): string {
  if (bot) return markedBotName(nameKanji, language);
  return localizedName(nameKanji, nameLatin || derivedNameLatin, language);
}

/** The displayed name and, if it differs, the name as the person writes it, which is shown beside it. */
export function displayNames(
  person: NamedPerson,
  language?: string,
): { name: string; nativeName?: string } {
  const name = displayName(person, language);
  return name === person.nameKanji ? { name } : { name, nativeName: person.nameKanji };
}

/** Same as {@link displayNames}, but without the mark of bots, for views that show a badge. */
export const unmarkedNames = ({ nameKanji, nameLatin }: NamedPerson) =>
  displayNames({ nameKanji, nameLatin });

export function toNamedPerson({
  id,
  avatarUrl,
  ...names
}: NamedPerson & { id: string; avatarUrl: string | null }): {
  userId: string;
  name: string;
  avatarUrl: string | null;
} {
  return { userId: id, name: displayName(names), avatarUrl };
}
