import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

const hiragana = kana(0x3041, 0x3096);
const katakana = kana(0x30a1, 0x30f6);
const spaces = ' \u3000\t';

function kana(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/**
 * A text as keywords are compared with it: full-width and half-width count as the same, as do hiragana and
 * katakana, capitals and small letters, with spaces and without. Stands in generated columns, which take no
 * parameters; the letters are our own.
 * The column is `searched`, and where a table keeps two texts apart, `title_searched` and so on.
 */
export function folded(text: SQL): SQL {
  const letters = sql.raw(`'${hiragana + spaces}', '${katakana}'`);
  return sql`translate(lower(normalize(${text}, NFKC)), ${letters})`;
}

/**
 * As {@link folded}, for texts that are longer than a name: spaces stay, so that no word is found that runs from one
 * into the next.
 */
export function searched(text: SQL): SQL {
  return sql`translate(lower(normalize(${text}, NFKC)), ${sql.raw(`'${hiragana}', '${katakana}'`)})`;
}

/**
 * The letters of a folded text and each two that stand together, for an index (GIN): they find any part of a text,
 * of one letter upwards, in scripts without spaces too. The function is made by a migration; it needs neither an
 * extension nor a locale of the database, as trigrams do.
 */
export function searchGrams(text: SQLWrapper): SQL {
  return sql`search_grams(${text})`;
}
