import type { KeywordTerm } from '@office/vocabulary';
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

// How texts are searched: any part of one, in scripts without spaces too, of one letter upwards.
//
// A frequent word is found among the newest texts, of which a number is compared one by one (`hasTerms`). Where those
// do not have enough of it, it is a rare one, and the index finds the others: it has the letters of a text and each
// two that stand together (`searchGrams`), and the rows that a term's pieces point to (`mayHaveTerms`) are then
// compared. Neither takes longer for a word that stands everywhere.

/** Texts that are compared one by one before the index is asked. */
export const newestTexts = 2000;

interface MatchOptions {
  /** Finds the terms as they are read, too: `kaigi` finds カイギ and かいぎ. */
  read: boolean;
}

/** Rows with all of the terms in the text (`searched`). */
export function hasTerms(
  text: SQLWrapper,
  terms: readonly KeywordTerm[],
  { read }: MatchOptions,
): SQL | undefined {
  return and(
    ...terms.map((term) => {
      const written = sql`strpos(${text}, ${term.text}) > 0`;
      return read && readingLetters(term) ? or(written, isReadIn(text, term.reading!)) : written;
    }),
  );
}

/** Rows whose index has the pieces of all of the terms: those with the terms are among them. */
export function mayHaveTerms(
  pieces: SQLWrapper,
  terms: readonly KeywordTerm[],
  { read }: MatchOptions,
): SQL | undefined {
  const readings = read ? terms.filter((term) => readingLetters(term)) : [];
  const written = terms.filter((term) => !readings.includes(term));
  return and(
    hasPieces(
      pieces,
      written.flatMap((term) => piecesOf(term.text)),
    ),
    ...readings.map((term) =>
      or(
        hasPieces(pieces, piecesOf(term.text)),
        and(
          hasPieces(pieces, certainKana(term.reading!)),
          ...pairsOf(term.reading!).map((pairs) => hasAnyPiece(pieces, pairs)),
        ),
      ),
    ),
  );
}

/** A long text, unpacked once for all that it is compared with: a column of a query that has a limit. */
export function unpacked(text: SQLWrapper): SQL<string> {
  return sql`${text} || ''`;
}

/** Texts in which a word stands as it is read. Its parts are looked for first: a pattern is dear to compare. */
export function isReadIn(text: SQLWrapper, reading: string): SQL | undefined {
  const has = (part: string) => sql`strpos(${text}, ${part}) > 0`;
  const pairs = pairsOf(reading);
  return and(
    ...(pairs.length > 0 ? [] : certainKana(reading).map(has)),
    ...pairs.map((each) => or(...each.map(has))),
    sql`${text} ~ ${reading}`,
  );
}

/** The pieces of a term, each of which stands in every text that the term stands in. */
function piecesOf(term: string): string[] {
  const letters = [...term];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => letters[index]! + letter);
}

function hasPieces(pieces: SQLWrapper, wanted: readonly string[]): SQL | undefined {
  return wanted.length === 0 ? undefined : sql`${pieces} @> ${textArray(wanted)}`;
}

/** Rows whose index has one of these pieces. */
export function hasAnyPiece(pieces: SQLWrapper, wanted: readonly string[]): SQL {
  return sql`${pieces} && ${textArray(wanted)}`;
}

function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...new Set(values)])}::text[]`;
}

/**
 * The kana that stand in every text that a term in the alphabet is the reading of. Null for a term that is no
 * reading, or so short a one that in a long text it would be found everywhere.
 */
function readingLetters({ text, reading }: KeywordTerm): string[] | null {
  if (reading === null || !/[a-z]{3}/u.test(text)) return null;
  const letters = certainKana(reading);
  return letters.length < 2 ? null : letters;
}

/** The kana that a reading has in any case: a class or a group does not say which of it stands there. */
function certainKana(reading: string): string[] {
  const certain = reading.replace(/\[[^\]]*\]\??/gu, '').replace(/\(\?:[^)]*\)\??/gu, '');
  return [...new Set(certain)].filter((letter) => /[ァ-ヶー]/u.test(letter));
}

/**
 * Each two kana that stand together in a reading, as the ways in which they may be written; one of each stands there.
 */
function pairsOf(reading: string): string[][] {
  const parts = [...reading.matchAll(/\[([^\]]*)\](\??)|\(\?:[^)]*\)\??|([^])/gu)].map(
    ([, letters, optional, letter]) => ({
      letters: [...(letters ?? letter ?? '')],
      isOptional: optional === '?',
    }),
  );
  return parts.flatMap(({ letters, isOptional }, at) => {
    if (isOptional || letters.length === 0) return [];
    const end = parts.findIndex((part, index) => index > at && !part.isOptional);
    // A group says what stands there in a way of its own.
    if (end < 0 || parts[end]!.letters.length === 0) return [];
    const next = new Set(parts.slice(at + 1, end + 1).flatMap((part) => part.letters));
    return [letters.flatMap((letter) => [...next].map((other) => letter + other))];
  });
}
