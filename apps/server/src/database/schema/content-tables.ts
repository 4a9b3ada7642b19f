import { sql, type SQL } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, localized, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { normalizedForSearch } from './normalized-for-search.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

export type CategoryTable = ReturnType<typeof categoryTable>;
export type ArticleTable = ReturnType<typeof articleTable>;
export type ArticleFileTable = ReturnType<typeof articleFileTable>;

export function categoryTable(area: string) {
  return pgTable(
    `${area}_categories`,
    {
      id: id(),
      organizationId: uuid('organization_id')
        .notNull()
        .references(() => organizations.id, { onDelete: 'cascade' }),
      name: localized('name').notNull(),
      position: integer('position').notNull(),
      version: version(),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [index(`${area}_categories_order`).on(table.organizationId, table.position)],
  );
}

/** Returns the table of articles in two languages, named `<area>_articles`. */
export function articleTable(area: string, categories: CategoryTable) {
  return pgTable(
    `${area}_articles`,
    {
      id: id(),
      organizationId: uuid('organization_id')
        .notNull()
        .references(() => organizations.id, { onDelete: 'cascade' }),
      categoryId: uuid('category_id')
        .notNull()
        .references(() => categories.id),
      title: localized('title').notNull(),
      /** Markdown source. */
      content: localized('content').notNull(),
      /** The titles, normalised for search. Matches in the title rank first. */
      titleSearched: text('title_searched').generatedAlwaysAs((): SQL =>
        normalizedForSearch(sql`(title->>'ja') || E'\n' || (title->>'en')`),
      ),
      contentSearched: text('content_searched').generatedAlwaysAs((): SQL =>
        normalizedForSearch(sql`(content->>'ja') || E'\n' || (content->>'en')`),
      ),
      published: boolean('published').notNull(),
      position: integer('position').notNull(),
      updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
      version: version(),
      createdAt: createdAt(),
      updatedAt: updatedAt(),
    },
    (table) => [
      index(`${area}_articles_category`).on(table.categoryId, table.position),
      index(`${area}_articles_organization`).on(table.organizationId),
    ],
  );
}

export function articleFileTable(area: string, articles: ArticleTable) {
  return pgTable(
    `${area}_files`,
    {
      articleId: uuid('article_id')
        .notNull()
        .references(() => articles.id, { onDelete: 'cascade' }),
      fileId: uuid('file_id')
        .notNull()
        .references(() => files.id, { onDelete: 'cascade' }),
    },
    (table) => [
      primaryKey({ columns: [table.articleId, table.fileId] }),
      index(`${area}_files_file`).on(table.fileId),
    ],
  );
}
