import type { Language } from '@office/vocabulary';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

export function inLanguage(column: SQLWrapper, language: Language): SQL<string> {
  return sql<string>`(${column} ->> ${language})`;
}
