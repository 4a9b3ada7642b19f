import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const hiragana = kana(0x3041, 0x3096);
const katakana = kana(0x30a1, 0x30f6);
const spaces = ' \u3000\t';

function kana(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/**
 * Normalises a text for search, ignoring character width, hiragana and katakana, case and spaces. Used in
 * generated columns, which cannot have parameters; the letters are constants of this module.
 * The column is named `searched`. Tables that search two texts separately use `title_searched` and so on.
 */
export function normalizedForSearch(text: SQL): SQL {
  const letters = sql.raw(`'${hiragana + spaces}', '${katakana}'`);
  return sql`translate(lower(normalize(${text}, NFKC)), ${letters})`;
}

/** Like {@link normalizedForSearch}, but keeps spaces, so that matches do not extend across words. */
export function normalizedTextForSearch(text: SQL): SQL {
  return sql`translate(lower(normalize(${text}, NFKC)), ${sql.raw(`'${hiragana}', '${katakana}'`)})`;
}

/**
 * The characters of a text and each pair of adjacent ones, for a GIN index. Finds any part of a
 * text,
 * also in scripts without spaces. Unlike trigrams it depends on no extension and no database
 * locale.
 */
export function searchGrams(text: SQLWrapper): SQL {
  return sql`search_grams(${text})`;
}
