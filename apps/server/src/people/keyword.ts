import { sql, type SQL } from 'drizzle-orm';
import { users } from '../database/schema/users.ts';

const hiragana = kana(0x3041, 0x3096);
const katakana = kana(0x30a1, 0x30f6);

function kana(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/**
 * People whose names, department or e-mail contain a keyword; everyone for an empty one.
 *
 * Full-width and half-width count as the same, as do hiragana and katakana, capitals and small letters,
 * with spaces and without.
 */
export function containing(keyword: string): SQL | undefined {
  const wanted = folded(sql`${keyword}::text`);
  if (!keyword.trim()) return undefined;
  const { nameKanji, nameKatakana, nickname, department, email } = users;
  const texts = [nameKanji, nameKatakana, nickname, department, email];
  // A line break ends a text: no keyword runs from one into the next.
  const searched = folded(sql`concat_ws(E'\n', ${sql.join(texts, sql`, `)})`);
  return sql`strpos(${searched}, ${wanted}) > 0`;
}

function folded(text: SQL): SQL {
  const spaces = ' \u3000\t';
  return sql`translate(lower(normalize(${text}, NFKC)), ${hiragana + spaces}, ${katakana})`;
}
