import {
  type AreaName,
  type AuditAction,
  type AuditTargetKind,
  defaultLanguage,
  type ErrorCode,
  type FileDirectory,
  type Language,
  markdownExcerpt,
  type SearchKind,
  textIn,
} from '@office/vocabulary';
import type { Database, Transaction } from '../database/database.ts';
import { isReferencedIn } from '../database/file-references.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import { isReadableFileOf, readableFiles, type Reader } from '../database/readable-files.ts';
import { saveContentFiles } from '../files/content-files.ts';
import { ApiError } from '../http/api-error.ts';
import { requireTexts } from '../http/require-texts.ts';
import type { Viewer, WithViewer } from '../http/claims.ts';
import { pageOf, toPage, toSinglePage } from '../http/page.ts';
import { nextVersion } from '../http/version.ts';
import type { Area } from '../platform/area.ts';
import type { Platform } from '../platform/platform.ts';
import {
  createArticleStore,
  type ArticleCounts,
  type ArticleFilter,
  type ArticleOrder,
  type ArticleTables,
} from './article-store.ts';
import { localizedCategoriesOf } from './categories.ts';
import { localizedSource } from './localized-search.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'audit' | 'files'>;
type MemberContext = Pick<Deps, 'db'> & WithViewer & { readonly language: Language };
type AdminContext = Deps & MemberContext;
type Localized = Record<Language, string>;
type PageQuery = { page?: number; limit?: number };

interface ArticleValues {
  categoryId: string;
  title: Localized;
  content: Localized;
  published: boolean;
}

interface ArticleArea<Counts extends ArticleCounts> {
  area: AreaName;
  tables: ArticleTables;
  /** Additional columns of the articles in the administration. */
  counts?: Counts;
  search: { kind: SearchKind; pathOf(id: string): string };
  directory: FileDirectory;
  errors?: { articleNotFound: ErrorCode; categoryNotFound: ErrorCode };
  audit: {
    article: Extract<AuditTargetKind, `${string}_ARTICLE`>;
    category: Extract<AuditTargetKind, `${string}_CATEGORY`>;
    ordered: Extract<AuditAction, `${string}_ORDER_CHANGED`>;
  };
  /** Notifies members of changed categories and published articles. */
  publishChange(tx: Transaction, organizationId: string): Promise<void>;
}

const maxArticles = 500;
const maxCategories = 50;

/** Returns the operations of an area with articles, and the parts that the area registers. */
export function articlesOf<Counts extends ArticleCounts = Record<never, never>>(
  config: ArticleArea<Counts>,
) {
  const { tables, audit, publishChange } = config;
  const { articleNotFound, categoryNotFound } = config.errors ?? {
    articleNotFound: 'notFound',
    categoryNotFound: 'notFound',
  };
  const store = createArticleStore(tables, config.counts ?? ({} as Counts));
  const { rows, references } = store;

  const categories = localizedCategoriesOf({
    tables: store.searched,
    max: maxCategories,
    errors: { limitReached: 'contentLimitReached', notFound: categoryNotFound },
    audit: {
      kind: audit.category,
      ordered: audit.ordered,
      order: (before, after) => ({ before: idsOf(before), after: idsOf(after) }),
      orderOfItems: (ids) => ({ after: { ids } }),
    },
    toCategory: ({ itemCount, ...category }) => ({ ...category, articleCount: itemCount }),
    publishChange,
  });

  const targetOf = (id: string, { title }: Pick<ArticleValues, 'title'>) => ({
    kind: audit.article,
    id,
    name: textIn(title, defaultLanguage),
  });

  async function lock(tx: Transaction, ref: { organizationId: string; id: string }) {
    const row = await rows.lock(tx, ref);
    if (!row) throw new ApiError(articleNotFound);
    return row;
  }

  function saveFiles(
    deps: Deps,
    tx: Transaction,
    { userId }: Viewer,
    { id, content }: { id: string; content: Localized },
    kept: readonly string[] = [],
  ): Promise<void> {
    return saveContentFiles(deps, tx, {
      id,
      named: references,
      markdown: [content.ja, content.en],
      directory: config.directory,
      ownerId: userId,
      kept,
    });
  }

  async function getForAdmin({ db, viewer, language }: MemberContext, id: string) {
    const { organizationId } = viewer;
    const row = await store.find(db, { organizationId, id }, language);
    if (!row) throw new ApiError(articleNotFound);
    return withTime(row);
  }

  /** Members can read files of published articles. */
  const isFileReadable = (db: Database, reader: Reader) =>
    isReadableFileOf(db, references, reader, store.isPublished);

  const parts = {
    searchSources: [localizedSource({ area: config.area, ...config.search, ...store.searched })],
    fileLinks: () => [isReferencedIn(references)],
    privateFiles: (db) => readableFiles(db, (reader) => isFileReadable(db, reader)),
  } satisfies Area;

  return {
    store,
    parts,
    isFileReadable,

    async listCategories({ db, viewer, language }: MemberContext) {
      const { organizationId } = viewer;
      const found = new Map<string, { id: string; name: string; articles: ArticleRef[] }>();
      for (const row of await store.findPublishedTitles(db, organizationId, language)) {
        const { categoryId: id, categoryName: name } = row;
        const category = found.get(id) ?? { id, name, articles: [] };
        category.articles.push({ id: row.id, title: row.title });
        found.set(id, category);
      }
      return toSinglePage([...found.values()]);
    },

    /** Returns published articles that contain the keyword in any language; all articles without a keyword. */
    async list({ db, viewer, language }: MemberContext, query: ArticleFilter & PageQuery) {
      const { organizationId } = viewer;
      const page = pageOf(query);
      const found = await store.listPublished(db, organizationId, query, language, page);
      const summaries = found.rows.map(({ content, ...row }) => ({
        ...withTime(row),
        excerpt: markdownExcerpt(content),
      }));
      return toPage(summaries, found.total, page);
    },

    async get({ db, viewer, language }: MemberContext, id: string) {
      const { organizationId } = viewer;
      const row = await store.findPublished(db, { organizationId, id }, language);
      if (!row) throw new ApiError(articleNotFound);
      return withTime(row);
    },

    admin: {
      categories,

      /** Deletes a category without articles. */
      deleteCategory(context: Pick<Deps, 'db' | 'now' | 'audit'> & WithViewer, id: string) {
        return categories.remove(context, id, async (tx) => {
          const articles = await categories.items.findIds(tx, id);
          if (articles.length > 0) throw new ApiError('contentCategoryNotEmpty');
          return {};
        });
      },

      async list(
        { db, viewer, language }: MemberContext,
        query: ArticleFilter & ArticleOrder & PageQuery,
      ) {
        const { organizationId } = viewer;
        const page = pageOf(query);
        const found = await store.list(db, organizationId, query, { ...query, language }, page);
        return toPage(found.rows.map(withTime), found.total, page);
      },

      get: getForAdmin,

      /**
       * Creates an article at the end of its category.
       * @param link runs in the transaction. Returns the keys of files that the article can contain
       *   regardless of their uploader.
       */
      async create(
        context: AdminContext,
        { categoryId, title, content, published }: ArticleValues,
        link?: (tx: Transaction, articleId: string) => Promise<string[]>,
      ) {
        const { viewer } = context;
        const { organizationId, userId } = viewer;
        requireTexts({ title, content });
        const article = { categoryId, title, content, published };
        const id = await context.db.transaction(async (tx) => {
          await lockOrganization(tx, organizationId);
          if ((await rows.count(tx, organizationId)) >= maxArticles) {
            throw new ApiError('contentLimitReached');
          }
          await categories.require(tx, { organizationId, id: categoryId });
          const at = context.now();
          const created = await rows.insert(tx, {
            ...article,
            organizationId,
            updatedBy: userId,
            createdAt: at,
            updatedAt: at,
          });
          const kept = await link?.(tx, created);
          await saveFiles(context, tx, viewer, { id: created, content }, kept);
          await context.audit(tx, {
            action: `${audit.article}_CREATED`,
            target: targetOf(created, article),
            after: auditValues(article),
          });
          if (published) await publishChange(tx, organizationId);
          return created;
        });
        return getForAdmin(context, id);
      },

      /** Changes an article. A new category appends it at the end. */
      async update(
        context: AdminContext,
        id: string,
        { version, ...article }: ArticleValues & { version: number },
      ) {
        const { viewer } = context;
        const { organizationId, userId } = viewer;
        requireTexts({ title: article.title, content: article.content });
        await context.db.transaction(async (tx) => {
          const before = await lock(tx, { organizationId, id });
          const next = nextVersion(before, version);
          if (before.categoryId !== article.categoryId) {
            await categories.require(tx, { organizationId, id: article.categoryId });
            await rows.move(tx, id, article.categoryId);
          }
          const change = { ...article, version: next, updatedBy: userId, updatedAt: context.now() };
          await rows.update(tx, id, change);
          await saveFiles(context, tx, viewer, { id, content: article.content });
          await context.audit(tx, {
            action: `${audit.article}_CHANGED`,
            target: targetOf(id, article),
            before: auditValues(before),
            after: auditValues(article),
          });
          if (before.published || article.published) await publishChange(tx, organizationId);
        });
        return getForAdmin(context, id);
      },

      async remove(context: AdminContext, id: string): Promise<void> {
        const { organizationId } = context.viewer;
        await context.db.transaction(async (tx) => {
          const before = await lock(tx, { organizationId, id });
          await rows.remove(tx, id);
          await context.audit(tx, {
            action: `${audit.article}_DELETED`,
            target: targetOf(id, before),
            before: auditValues(before),
          });
          if (before.published) await publishChange(tx, organizationId);
        });
      },
    },
  };
}

interface ArticleRef {
  id: string;
  title: string;
}

/** Excludes the texts from the audit log. */
function auditValues({ title, categoryId, published }: Omit<ArticleValues, 'content'>) {
  return { title, categoryId, published };
}

function withTime<Row extends { updatedAt: Date }>(row: Row) {
  return { ...(row as Omit<Row, 'updatedAt'>), updatedAt: row.updatedAt.toISOString() };
}

const idsOf = (found: readonly { id: string }[]) => ({ ids: found.map(({ id }) => id) });
