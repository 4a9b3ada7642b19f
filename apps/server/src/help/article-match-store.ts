import { sql, type SQL } from 'drizzle-orm';
import { matchesFolded } from '../database/keyword-match.ts';
import { helpArticles } from '../database/schema/help.ts';

export function articleHas(keyword: string): SQL | undefined {
  return matchesFolded(keyword, [helpArticles.titleSearched, helpArticles.contentSearched]);
}

export function byTitleFirst(keyword: string): SQL[] {
  const inTitle = matchesFolded(keyword, [helpArticles.titleSearched]);
  return inTitle ? [sql`${inTitle} DESC`] : [];
}
