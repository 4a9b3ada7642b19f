import type { Language } from '@office/vocabulary';
import { and, asc, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { contentRows, orderedContentRows, type ContentRef } from '../database/content-rows.ts';
import type { Queryable } from '../database/database.ts';
import type { FileReferences } from '../database/file-references.ts';
import { matchesFolded } from '../database/keyword-match.ts';
import { inLanguage } from '../database/localized.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import type {
  ArticleFileTable,
  ArticleTable,
  CategoryTable,
} from '../database/schema/content-tables.ts';
import { displayedName, users } from '../database/schema/users.ts';

export interface ArticleTables {
  categories: CategoryTable;
  articles: ArticleTable;
  files: ArticleFileTable;
}

export interface ArticleFilter {
  keyword?: string | undefined;
  categoryId?: string | undefined;
  published?: boolean | undefined;
}

export interface ArticleOrder {
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** Columns of an area in the table of the administration. Each can be a sort column. */
export type ArticleCounts = Record<string, SQL.Aliased<number>>;

type WithCounts<Row, Counts> = Row & { [Name in keyof Counts]: number };

/** Returns the queries of an area with articles in two languages. */
export function createArticleStore<Counts extends ArticleCounts>(
  { categories, articles, files }: ArticleTables,
  counts: Counts,
) {
  const inOrder = [asc(categories.position), asc(articles.position), asc(articles.id)];
  const isPublished = eq(articles.published, true);

  function hasKeyword(keyword: string, options?: { matchReading: boolean }): SQL | undefined {
    return matchesFolded(keyword, [articles.titleSearched, articles.contentSearched], options);
  }
  function titleFirst(keyword: string): SQL[] {
    const inTitle = matchesFolded(keyword, [articles.titleSearched]);
    return inTitle ? [sql`${inTitle} DESC`] : [];
  }
  function hasFilter(
    organizationId: string,
    { keyword = '', categoryId, published }: ArticleFilter,
  ): SQL | undefined {
    return and(
      eq(articles.organizationId, organizationId),
      categoryId ? eq(articles.categoryId, categoryId) : undefined,
      published === undefined ? undefined : eq(articles.published, published),
      hasKeyword(keyword),
    );
  }

  function selectPublished(tx: Queryable, language: Language) {
    return tx
      .select({
        id: articles.id,
        categoryId: articles.categoryId,
        categoryName: inLanguage(categories.name, language).as('category_name'),
        title: inLanguage(articles.title, language).as('shown_title'),
        content: inLanguage(articles.content, language).as('shown_content'),
        updatedAt: articles.updatedAt,
      })
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId));
  }

  const adminRow = {
    // Without the names of the counts, which the type of a query cannot express.
    ...(counts as Record<never, SQL.Aliased<number>>),
    id: articles.id,
    categoryId: articles.categoryId,
    title: articles.title,
    published: articles.published,
    version: articles.version,
    updatedAt: articles.updatedAt,
  };
  function orderOf(
    { sort, order }: ArticleOrder,
    keyword: string,
    language: Language,
  ): readonly SQLWrapper[] {
    if (!sort) return [...titleFirst(keyword), ...inOrder];
    const columns: Record<string, SQLWrapper> = {
      title: inLanguage(articles.title, language),
      updatedAt: articles.updatedAt,
      ...Object.fromEntries(
        Object.entries(counts).map(([name, { fieldAlias }]) => [name, sql.identifier(fieldAlias)]),
      ),
    };
    const column = sql`${columns[sort]!}`;
    return [order === 'desc' ? desc(column) : asc(column), ...inOrder];
  }

  return {
    rows: orderedContentRows(articles, 'categoryId'),
    references: { table: files, owner: files.articleId, contents: articles } as FileReferences,
    isPublished,
    searched: {
      categories,
      items: articles,
      isPublished: sql`${articles.published}`,
      time: articles.updatedAt,
      hasKeyword,
      orderFor: titleFirst,
    },

    findPublishedTitles(tx: Queryable, organizationId: string, language: Language) {
      return tx
        .select({
          id: articles.id,
          title: inLanguage(articles.title, language),
          categoryId: categories.id,
          categoryName: inLanguage(categories.name, language),
        })
        .from(articles)
        .innerJoin(categories, eq(categories.id, articles.categoryId))
        .where(and(eq(articles.organizationId, organizationId), isPublished))
        .orderBy(...inOrder);
    },

    listPublished(
      tx: Queryable,
      organizationId: string,
      { keyword = '', categoryId }: ArticleFilter,
      language: Language,
      page: PageRequest,
    ) {
      const query = selectPublished(tx, language)
        .where(hasFilter(organizationId, { keyword, categoryId, published: true }))
        .$dynamic();
      return findPage(tx, query, [...titleFirst(keyword), ...inOrder], page);
    },

    /** Returns null unless the article exists and is published. */
    async findPublished(tx: Queryable, { organizationId, id }: ContentRef, language: Language) {
      const [row] = await selectPublished(tx, language).where(
        and(eq(articles.organizationId, organizationId), eq(articles.id, id), isPublished),
      );
      return row ?? null;
    },

    /** Locks a published article against deletion. Returns false if it does not exist. */
    lockPublished(tx: Queryable, ref: ContentRef): Promise<boolean> {
      return contentRows(articles).lockForKeyShare(tx, ref, isPublished);
    },

    /** Returns drafts, too. Without `sort`, articles are in display order. */
    async list(
      tx: Queryable,
      organizationId: string,
      filter: ArticleFilter,
      order: ArticleOrder & { language: Language },
      page: PageRequest,
    ) {
      const query = tx
        .select(adminRow)
        .from(articles)
        .innerJoin(categories, eq(categories.id, articles.categoryId))
        .where(hasFilter(organizationId, filter))
        .$dynamic();
      const by = orderOf(order, filter.keyword ?? '', order.language);
      const { rows, total } = await findPage(tx, query, by, page);
      return { rows: rows as WithCounts<(typeof rows)[number], Counts>[], total };
    },

    async find(tx: Queryable, { organizationId, id }: ContentRef, language: Language) {
      const [found] = await tx
        .select({ ...adminRow, content: articles.content, updatedBy: displayedName(language) })
        .from(articles)
        .leftJoin(users, eq(users.id, articles.updatedBy))
        .where(and(eq(articles.organizationId, organizationId), eq(articles.id, id)));
      return found ? (found as WithCounts<typeof found, Counts>) : null;
    },
  };
}
