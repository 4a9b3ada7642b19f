import { sql, type SQL } from 'drizzle-orm';

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
 */
export function folded(text: SQL): SQL {
  const letters = sql.raw(`'${hiragana + spaces}', '${katakana}'`);
  return sql`translate(lower(normalize(${text}, NFKC)), ${letters})`;
}
