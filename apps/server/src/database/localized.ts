import type { Language } from '@office/vocabulary';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The text of a `localized` column that a reader of one language gets. */
export function inLanguage(column: SQLWrapper, language: Language): SQL<string> {
  return sql<string>`(${column} ->> ${language})`;
}
