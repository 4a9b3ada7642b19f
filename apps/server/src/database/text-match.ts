import type { KeywordTerm } from '@office/vocabulary';
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

// Text search finds any part of a text from one character, also in scripts without spaces.
//
// Frequent words are found by comparing a limited number of the newest texts (`hasTerms`). If these do not
// contain enough matches, the word is rare and the index is used. It contains the characters of a text and
// each pair of adjacent ones (`searchGrams`). The rows that match a term's grams (`gramsMatchTerms`) are then
// compared. Both steps stay fast for words that occur in every text.

/** Number of newest texts that are compared before the index is used. */
export const maxComparedTexts = 2000;

interface MatchOptions {
  /** Also matches terms by their reading: `kaigi` finds カイギ and かいぎ. */
  matchReading: boolean;
}

export function hasTerms(
  text: SQLWrapper,
  terms: readonly KeywordTerm[],
  { matchReading }: MatchOptions,
): SQL | undefined {
  return and(
    ...terms.map((term) => {
      const written = sql`strpos(${text}, ${term.text}) > 0`;
      return matchReading && requiredKanaOf(term)
        ? or(written, matchesReading(text, term.reading!))
        : written;
    }),
  );
}

/** Matches index entries with the grams of all terms. May match too much, but never too little. */
export function gramsMatchTerms(
  gramColumn: SQLWrapper,
  terms: readonly KeywordTerm[],
  { matchReading }: MatchOptions,
): SQL | undefined {
  const readings = matchReading ? terms.filter((term) => requiredKanaOf(term)) : [];
  const written = terms.filter((term) => !readings.includes(term));
  return and(
    hasGrams(
      gramColumn,
      written.flatMap((term) => gramsOf(term.text)),
    ),
    ...readings.map((term) =>
      or(
        hasGrams(gramColumn, gramsOf(term.text)),
        and(
          hasGrams(gramColumn, requiredKana(term.reading!)),
          ...pairsOf(term.reading!).map((pairs) => hasAnyGram(gramColumn, pairs)),
        ),
      ),
    ),
  );
}

/** Decompresses a long text once for several comparisons. Use it as a column of a subquery with a limit. */
export function detoasted(text: SQLWrapper): SQL<string> {
  return sql`${text} || ''`;
}

/** Matches words by reading. Checks for the parts first, because regular expressions are slow. */
export function matchesReading(text: SQLWrapper, reading: string): SQL | undefined {
  const has = (part: string) => sql`strpos(${text}, ${part}) > 0`;
  const pairs = pairsOf(reading);
  return and(
    ...(pairs.length > 0 ? [] : requiredKana(reading).map(has)),
    ...pairs.map((each) => or(...each.map(has))),
    sql`${text} ~ ${reading}`,
  );
}

function gramsOf(term: string): string[] {
  const letters = [...term];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => letters[index]! + letter);
}

function hasGrams(gramColumn: SQLWrapper, grams: readonly string[]): SQL | undefined {
  return grams.length === 0 ? undefined : sql`${gramColumn} @> ${textArray(grams)}`;
}

export function hasAnyGram(gramColumn: SQLWrapper, grams: readonly string[]): SQL {
  return sql`${gramColumn} && ${textArray(grams)}`;
}

function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...new Set(values)])}::text[]`;
}

/** Returns the kana that a text with this reading must contain. Null if the term is too short. */
function requiredKanaOf({ text, reading }: KeywordTerm): string[] | null {
  if (reading === null || !/[a-z]{3}/u.test(text)) return null;
  const letters = requiredKana(reading);
  return letters.length < 2 ? null : letters;
}

/** Skips the character classes and groups of the expression, because they are alternatives. */
function requiredKana(reading: string): string[] {
  const withoutAlternatives = reading
    .replace(/\[[^\]]*\]\??/gu, '')
    .replace(/\(\?:[^)]*\)\??/gu, '');
  return [...new Set(withoutAlternatives)].filter((letter) => /[ァ-ヶー]/u.test(letter));
}

/** Returns the adjacent kana pairs of a reading, each with its alternative spellings. */
function pairsOf(reading: string): string[][] {
  const parts = [...reading.matchAll(/\[([^\]]*)\](\??)|\(\?:[^)]*\)\??|([^])/gu)].map(
    ([, letters, optional, letter]) => ({
      letters: [...(letters ?? letter ?? '')],
      isOptional: optional === '?',
    }),
  );
  return parts.flatMap(({ letters, isOptional }, position) => {
    if (isOptional || letters.length === 0) return [];
    const nextRequired = parts.findIndex((part, index) => index > position && !part.isOptional);
    // The next required part is a group, which has no list of letters.
    if (nextRequired < 0 || parts[nextRequired]!.letters.length === 0) return [];
    const next = new Set(
      parts.slice(position + 1, nextRequired + 1).flatMap((part) => part.letters),
    );
    return [letters.flatMap((letter) => [...next].map((other) => letter + other))];
  });
}
