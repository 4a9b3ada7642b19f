import type { Schemas } from '@office/api';
import { markdownExcerpt, type Language } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { toPage, toSinglePage, type Page, type PageRequest } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './help-store.ts';

type Deps = Pick<Platform, 'db'>;

export async function listCategories(
  { db, viewer }: Deps & WithViewer,
  language: Language,
): Promise<Page<Schemas['HelpCategory']>> {
  const { organizationId } = viewer;
  const categories = new Map<string, Schemas['HelpCategory']>();
  for (const row of await store.findPublishedTitles(db, organizationId, language)) {
    const { categoryId: id, categoryName: name } = row;
    const category = categories.get(id) ?? { id, name, articles: [] };
    category.articles.push({ id: row.id, title: row.title });
    categories.set(id, category);
  }
  return toSinglePage([...categories.values()]);
}

/** Returns published articles that contain the keyword in any language; all articles for an empty keyword. */
export async function listArticles(
  { db, viewer }: Deps & WithViewer,
  filter: Omit<store.ArticleFilter, 'organizationId'>,
  page: PageRequest,
): Promise<Page<Schemas['HelpArticleSummary']>> {
  const { organizationId } = viewer;
  const { rows, total } = await store.findArticles(db, { organizationId, ...filter }, page);
  const summaries = rows.map(({ content, updatedAt, ...row }) => ({
    ...row,
    excerpt: markdownExcerpt(content),
    updatedAt: updatedAt.toISOString(),
  }));
  return toPage(summaries, total, page);
}

export async function getArticle(
  context: Deps & WithViewer,
  articleId: string,
  language: Language,
): Promise<Schemas['HelpArticle']> {
  const { organizationId, userId } = context.viewer;
  const row = await store.findArticle(context.db, { organizationId, articleId }, language);
  if (!row) throw new ApiError('helpArticleNotFound');
  const helpful = await store.findVote(context.db, { articleId, userId });
  return { ...row, helpful, updatedAt: row.updatedAt.toISOString() };
}

/** Stores whether the article was helpful to the caller. */
export async function voteForArticle(
  { db, viewer }: Deps & WithViewer,
  articleId: string,
  helpful: boolean | null,
): Promise<Schemas['HelpVote']> {
  const { organizationId, userId } = viewer;
  await db.transaction(async (tx) => {
    if (!(await store.lockArticle(tx, { organizationId, id: articleId }))) {
      throw new ApiError('helpArticleNotFound');
    }
    await store.saveVote(tx, { articleId, userId }, helpful);
  });
  return { helpful };
}
