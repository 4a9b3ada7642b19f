import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { contentRows, orderedContentRows, type ContentRef } from '../../database/content-rows.ts';
import type { Queryable } from '../../database/database.ts';
import { matchesFolded } from '../../database/keyword-match.ts';
import { inLanguage } from '../../database/localized.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import {
  helpArticles,
  helpCategories,
  helpQuestions,
  helpVotes,
} from '../../database/schema/help.ts';
import { users } from '../../database/schema/users.ts';
import { articleHas, byTitleFirst } from '../help-store.ts';

export const articles = orderedContentRows(helpArticles, 'categoryId');
export const questions = contentRows(helpQuestions);

export interface ArticleFilter {
  keyword: string;
  categoryId?: string;
  published?: boolean;
}

export interface ArticleOrder {
  sort?: Schemas['HelpArticleSort'];
  order: 'asc' | 'desc';
  language: Language;
}

const votes = (helpful: boolean) =>
  sql<number>`(SELECT count(*) FROM ${helpVotes}
    WHERE ${helpVotes.articleId} = ${helpArticles.id} AND ${helpVotes.helpful} = ${helpful})::int`;

const row = {
  id: helpArticles.id,
  categoryId: helpArticles.categoryId,
  title: helpArticles.title,
  published: helpArticles.published,
  helpful: votes(true).as('helpful_votes'),
  notHelpful: votes(false).as('other_votes'),
  version: helpArticles.version,
  updatedAt: helpArticles.updatedAt,
};

export function findArticles(
  tx: Queryable,
  organizationId: string,
  { keyword, categoryId, published }: ArticleFilter,
  order: ArticleOrder,
  page: PageRequest,
) {
  const query = tx
    .select(row)
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .where(
      and(
        eq(helpArticles.organizationId, organizationId),
        categoryId ? eq(helpArticles.categoryId, categoryId) : undefined,
        published === undefined ? undefined : eq(helpArticles.published, published),
        articleHas(keyword),
      ),
    )
    .$dynamic();
  return findPage(tx, query, orderOf(order, keyword), page);
}

function orderOf({ sort, order, language }: ArticleOrder, keyword: string): SQL[] {
  const inPlace = [asc(helpCategories.position), asc(helpArticles.position), asc(helpArticles.id)];
  if (!sort) return [...byTitleFirst(keyword), ...inPlace];
  const column = {
    title: inLanguage(helpArticles.title, language),
    helpful: sql`helpful_votes`,
    notHelpful: sql`other_votes`,
    updatedAt: helpArticles.updatedAt,
  }[sort];
  return [order === 'desc' ? desc(column) : asc(column), ...inPlace];
}

export async function findArticle(tx: Queryable, { organizationId, id }: ContentRef) {
  const [found] = await tx
    .select({ ...row, content: helpArticles.content, updatedBy: users.nameKanji })
    .from(helpArticles)
    .leftJoin(users, eq(users.id, helpArticles.updatedBy))
    .where(and(eq(helpArticles.organizationId, organizationId), eq(helpArticles.id, id)));
  return found ?? null;
}

export interface QuestionFilter {
  keyword: string;
  state?: Schemas['HelpQuestionState'];
}

/** Returns open questions first, the oldest at the top, then the others from the newest. */
export function findQuestions(
  tx: Queryable,
  organizationId: string,
  { keyword, state }: QuestionFilter,
  language: Language,
  page: PageRequest,
) {
  const query = selectQuestion(tx, language)
    .where(
      and(
        eq(helpQuestions.organizationId, organizationId),
        state ? eq(helpQuestions.state, state) : undefined,
        matchesFolded(keyword, [helpQuestions.searched]),
      ),
    )
    .$dynamic();
  const isOpen = sql`(${helpQuestions.state} = 'OPEN')`;
  const order = [
    sql`${isOpen} DESC`,
    sql`CASE WHEN ${isOpen} THEN ${helpQuestions.createdAt} END ASC`,
    desc(helpQuestions.createdAt),
    asc(helpQuestions.id),
  ];
  return findPage(tx, query, order, page);
}

export async function findQuestion(
  tx: Queryable,
  { organizationId, id }: ContentRef,
  language: Language,
) {
  const [found] = await selectQuestion(tx, language).where(
    and(eq(helpQuestions.organizationId, organizationId), eq(helpQuestions.id, id)),
  );
  return found ?? null;
}

function selectQuestion(tx: Queryable, language: Language) {
  return tx
    .select({
      id: helpQuestions.id,
      version: helpQuestions.version,
      state: helpQuestions.state,
      text: helpQuestions.text,
      language: helpQuestions.language,
      askedBy: helpQuestions.askedBy,
      articleId: helpQuestions.articleId,
      articleTitle: sql<string | null>`${inLanguage(helpArticles.title, language)}`.as(
        'article_title',
      ),
      answer: helpQuestions.answer,
      answeredBy: users.nameKanji,
      answeredAt: helpQuestions.answeredAt,
      createdAt: helpQuestions.createdAt,
    })
    .from(helpQuestions)
    .leftJoin(helpArticles, eq(helpArticles.id, helpQuestions.articleId))
    .leftJoin(users, eq(users.id, helpQuestions.answeredBy));
}
