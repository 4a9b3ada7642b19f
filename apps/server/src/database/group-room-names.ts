import { localizedName, type Language } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { chatMembers, chatRooms, isGroupRoom } from './schema/chat.ts';

const ofGroup = (text: SQL) => sql<string | null>`CASE WHEN ${isGroupRoom} THEN (
  SELECT ${text} FROM users AS grouped
  WHERE grouped.id = ANY(string_to_array(${chatRooms.directKey}, ':')::uuid[])
    AND grouped.id <> ${chatMembers.userId}
) END`;

/**
 * One person per line, with a tab before the Latin name. Includes people who left the organisation.
 * Null for other rooms.
 */
export const groupNames = ofGroup(
  sql`string_agg(concat_ws(E'\t', grouped.name_kanji, grouped.name_latin), E'\n' ORDER BY grouped.name_katakana, grouped.name_kanji, grouped.id)`,
);

/** All names of the other people, for the search. */
export const groupSearchNames = ofGroup(
  sql`string_agg(concat_ws(E'\n', grouped.name_kanji, grouped.name_katakana, grouped.name_latin, grouped.nickname), E'\n')`,
);

const separators = { en: ', ', ja: '、' } as const satisfies Record<Language, string>;

/**
 * Returns the name of a group direct room, or the names of the other people if it has none.
 * @param room.groupNames result of {@link groupNames}
 */
export function toGroupName(
  { name, groupNames }: { name: string; groupNames: string },
  language: Language,
): string {
  if (name) return name;
  return groupNames
    .split('\n')
    .map((line) => {
      const [nameKanji = '', nameLatin = null] = line.split('\t');
      return localizedName(nameKanji, nameLatin, language);
    })
    .join(separators[language]);
}
