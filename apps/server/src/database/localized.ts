import { languages, type Language } from '@office/vocabulary';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The text in a language, or in the other one if it is empty. */
export function inLanguage(column: SQLWrapper, language: Language): SQL<string> {
  const other = languages.find((each) => each !== language)!;
  return sql<string>`coalesce(nullif(btrim(${column} ->> ${language}), ''), ${column} ->> ${other})`;
}
