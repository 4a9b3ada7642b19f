import { keywordTerms, type KeywordTerm, type Role } from '@office/vocabulary';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { normalizedForSearch } from './schema/normalized-for-search.ts';
import { memberships } from './schema/organizations.ts';
import { users } from './schema/users.ts';
import { matchesReading } from './text-match.ts';

/** The names of a person, normalised for search: `users.searched` without the last line, which is the e-mail address. */
const searchedNames = sql`left(${users.searched}, -strpos(reverse(${users.searched}), E'\n'))`;

/**
 * Matches people by names, department and e-mail address. Guests cannot see e-mail addresses.
 * @param role of the caller
 */
export function matchesPerson(keyword: string, role: Role): SQL | undefined {
  const names = role === 'GUEST' ? searchedNames : users.searched;
  return matchesFolded(keyword, [names, memberships.searched]);
}

/**
 * Matches rows in which one text contains the keyword or each of its words, as written or by its
 * reading. Ignores width, kana, case and spaces, like `keywordMatcher` of the vocabulary.
 */
export function matchesKeyword(keyword: string, texts: readonly SQLWrapper[]): SQL | undefined {
  // The line breaks keep a keyword from matching across two texts.
  const searched = normalizedForSearch(sql`concat_ws(E'\n', ${sql.join([...texts], sql`, `)})`);
  return matchesFolded(keyword, [searched]);
}

/** Like {@link matchesKeyword}, for columns that are already normalised for search. */
export function matchesFolded(
  keyword: string,
  columns: readonly SQLWrapper[],
  { matchReading = true }: { matchReading?: boolean } = {},
): SQL | undefined {
  const terms = keywordTerms(keyword);
  if (terms.length === 0) return undefined;
  const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` OR `)})`;
  const contains = (text: string) => columns.map((column) => sql`strpos(${column}, ${text}) > 0`);
  const holds = ({ text, reading }: KeywordTerm) =>
    anyOf([
      ...contains(text),
      // The reading of kana equals the text, so it needs no second comparison.
      ...(!matchReading || reading === null || reading === text
        ? []
        : columns.map((column) => matchesReading(column, reading)!)),
    ]);
  const each = sql`(${sql.join(terms.map(holds), sql` AND `)})`;
  if (terms.length === 1) return each;
  return anyOf([...contains(terms.map(({ text }) => text).join('')), each]);
}

/** Matches people with a name that starts with the first word of a keyword, as written or by its reading. */
export function beginsWithKeyword(keyword: string): SQL | undefined {
  const [term] = keywordTerms(keyword);
  if (!term) return undefined;
  const names = sql`(E'\n' || ${searchedNames})`;
  const written = sql`strpos(${names}, ${`\n${term.text}`}) > 0`;
  return term.reading === null
    ? sql`(${written})`
    : sql`(${written} OR ${names} ~ ${`\n${term.reading}`})`;
}
