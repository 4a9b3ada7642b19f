import { keywordTerms, type KeywordTerm, type Role } from '@office/vocabulary';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { folded } from './schema/folded.ts';
import { memberships } from './schema/organizations.ts';
import { users } from './schema/users.ts';
import { isReadIn } from './text-match.ts';

const { nameKanji, nameKatakana, nickname, email } = users;
const { department } = memberships;
/** The texts by which guests find people: they do not see e-mail addresses. */
const openTexts = [nameKanji, nameKatakana, nickname, department];
const personTexts = [...openTexts, email];

/** The texts of a person that a role may search. */
export function personTextsFor(role: Role): readonly SQLWrapper[] {
  return role === 'GUEST' ? openTexts : personTexts;
}

/**
 * Rows of which one text contains a keyword, or each of its words: as it is written, or as it is read, in
 * kana or in the alphabet; every row for an empty one. Without `texts` it is people, by their names,
 * department or e-mail. The same as `keywordMatcher` of the vocabulary, where full-width and half-width
 * count as the same, as do hiragana and katakana, capitals and small letters, with spaces and without.
 */
export function matchesKeyword(
  keyword: string,
  texts: readonly SQLWrapper[] = personTexts,
): SQL | undefined {
  // A line break ends a text: no keyword runs from one into the next.
  const searched = folded(sql`concat_ws(E'\n', ${sql.join([...texts], sql`, `)})`);
  return matchesFolded(keyword, [searched]);
}

/** The same for columns that keep texts as they are searched. */
export function matchesFolded(keyword: string, columns: readonly SQLWrapper[]): SQL | undefined {
  const terms = keywordTerms(keyword);
  if (terms.length === 0) return undefined;
  const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` OR `)})`;
  const contains = (text: string) => columns.map((column) => sql`strpos(${column}, ${text}) > 0`);
  const holds = ({ text, reading }: KeywordTerm) =>
    anyOf([
      ...contains(text),
      // Kana are their own reading.
      ...(reading === null || reading === text
        ? []
        : columns.map((column) => isReadIn(column, reading)!)),
    ]);
  const each = sql`(${sql.join(terms.map(holds), sql` AND `)})`;
  if (terms.length === 1) return each;
  return anyOf([...contains(terms.map(({ text }) => text).join('')), each]);
}

/** Whether a name of a person, as it is written or read, begins with the first word of a keyword. */
export function beginsWithKeyword(keyword: string): SQL | undefined {
  const [term] = keywordTerms(keyword);
  if (!term) return undefined;
  const names = sql`(E'\n' || ${folded(sql`concat_ws(E'\n', ${nameKanji}, ${nameKatakana}, ${nickname})`)})`;
  const written = sql`strpos(${names}, ${`\n${term.text}`}) > 0`;
  return term.reading === null
    ? sql`(${written})`
    : sql`(${written} OR ${names} ~ ${`\n${term.reading}`})`;
}
