import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { matchesFolded } from '../../database/keyword-match.ts';
import { inLanguage } from '../../database/localized.ts';
import { nextPosition, type OrderedRows } from '../../database/ordered-rows.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import {
  helpArticles,
  helpCategories,
  helpQuestions,
  helpVotes,
} from '../../database/schema/help.ts';
import { users } from '../../database/schema/users.ts';
import { articleHas, byTitleFirst } from '../../help/articles.ts';

export const categoriesInOrder: OrderedRows = {
  table: helpCategories,
  group: helpCategories.organizationId,
};
export const articlesInOrder: OrderedRows = { table: helpArticles, group: helpArticles.categoryId };

interface Ref {
  organizationId: string;
  id: string;
}

const isCategory = ({ organizationId, id }: Ref) =>
  and(eq(helpCategories.organizationId, organizationId), eq(helpCategories.id, id));
const isArticle = ({ organizationId, id }: Ref) =>
  and(eq(helpArticles.organizationId, organizationId), eq(helpArticles.id, id));
const isQuestion = ({ organizationId, id }: Ref) =>
  and(eq(helpQuestions.organizationId, organizationId), eq(helpQuestions.id, id));

export function findCategories(tx: Queryable, organizationId: string) {
  return tx
    .select({
      id: helpCategories.id,
      name: helpCategories.name,
      version: helpCategories.version,
      articleCount: count(helpArticles.id),
      publishedCount: sql<number>`count(*) FILTER (WHERE ${helpArticles.published})::int`,
    })
    .from(helpCategories)
    .leftJoin(helpArticles, eq(helpArticles.categoryId, helpCategories.id))
    .where(eq(helpCategories.organizationId, organizationId))
    .groupBy(helpCategories.id)
    .orderBy(asc(helpCategories.position), asc(helpCategories.id));
}

/** Locks a category until the end of the transaction. Null if it does not exist. */
export async function lockCategory(tx: Queryable, ref: Ref) {
  const [row] = await tx.select().from(helpCategories).where(isCategory(ref)).for('update');
  return row ?? null;
}

export async function insertCategory(
  tx: Queryable,
  category: Pick<typeof helpCategories.$inferInsert, 'organizationId' | 'name'>,
): Promise<string> {
  const position = nextPosition(categoriesInOrder, category.organizationId);
  const [row] = await tx
    .insert(helpCategories)
    .values({ ...category, position })
    .returning({ id: helpCategories.id });
  return row!.id;
}

export async function updateCategory(
  tx: Queryable,
  ref: Ref,
  change: Partial<typeof helpCategories.$inferInsert>,
): Promise<void> {
  await tx.update(helpCategories).set(change).where(isCategory(ref));
}

export async function deleteCategory(tx: Queryable, ref: Ref): Promise<void> {
  await tx.delete(helpCategories).where(isCategory(ref));
}

export function countCategories(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(helpCategories, eq(helpCategories.organizationId, organizationId));
}

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

/** Includes drafts. */
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

export async function findArticle(tx: Queryable, ref: Ref) {
  const [found] = await tx
    .select({ ...row, content: helpArticles.content, updatedBy: users.nameKanji })
    .from(helpArticles)
    .leftJoin(users, eq(users.id, helpArticles.updatedBy))
    .where(isArticle(ref));
  return found ?? null;
}

/** Locks an article until the end of the transaction. Null if it does not exist. */
export async function lockArticle(tx: Queryable, ref: Ref) {
  const [found] = await tx
    .select({
      id: helpArticles.id,
      categoryId: helpArticles.categoryId,
      title: helpArticles.title,
      published: helpArticles.published,
      version: helpArticles.version,
    })
    .from(helpArticles)
    .where(isArticle(ref))
    .for('update');
  return found ?? null;
}

export async function insertArticle(
  tx: Queryable,
  article: Omit<typeof helpArticles.$inferInsert, 'position'>,
): Promise<string> {
  const position = nextPosition(articlesInOrder, article.categoryId);
  const [made] = await tx
    .insert(helpArticles)
    .values({ ...article, position })
    .returning({ id: helpArticles.id });
  return made!.id;
}

/** Changes an article. A new category appends it at the end. */
export async function updateArticle(
  tx: Queryable,
  ref: Ref,
  change: Partial<typeof helpArticles.$inferInsert>,
  movedTo: string | null,
): Promise<void> {
  const place = movedTo && { position: nextPosition(articlesInOrder, movedTo) };
  await tx
    .update(helpArticles)
    .set({ ...change, ...place })
    .where(isArticle(ref));
}

export async function deleteArticle(tx: Queryable, ref: Ref): Promise<void> {
  await tx.delete(helpArticles).where(isArticle(ref));
}

export function countArticles(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(helpArticles, eq(helpArticles.organizationId, organizationId));
}

export function findArticleIds(tx: Queryable, categoryId: string): Promise<{ id: string }[]> {
  return tx
    .select({ id: helpArticles.id })
    .from(helpArticles)
    .where(eq(helpArticles.categoryId, categoryId));
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

export async function findQuestion(tx: Queryable, ref: Ref, language: Language) {
  const [found] = await selectQuestion(tx, language).where(isQuestion(ref));
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

/** Locks a question until the end of the transaction. Null if it does not exist. */
export async function lockQuestion(tx: Queryable, ref: Ref) {
  const [found] = await tx.select().from(helpQuestions).where(isQuestion(ref)).for('update');
  return found ?? null;
}

export async function updateQuestion(
  tx: Queryable,
  ref: Ref,
  change: Partial<typeof helpQuestions.$inferInsert>,
): Promise<void> {
  await tx.update(helpQuestions).set(change).where(isQuestion(ref));
}
