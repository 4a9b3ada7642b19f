import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, localized, updatedAt, version } from './columns.ts';
import { categoryTable } from './content-tables.ts';
import { files } from './files.ts';
import { normalizedForSearch } from './normalized-for-search.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

export const tutorialCategories = categoryTable('tutorial');

export const tutorials = pgTable(
  'tutorials',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => tutorialCategories.id),
    title: localized('title').notNull(),
    /** Markdown source. */
    content: localized('content').notNull(),
    searched: text('searched').generatedAlwaysAs((): SQL =>
      normalizedForSearch(
        sql`(title->>'ja') || E'\n' || (title->>'en') || E'\n' || (content->>'ja') || E'\n' || (content->>'en')`,
      ),
    ),
    minutes: integer('minutes'),
    coverFileId: uuid('cover_file_id').references(() => files.id, { onDelete: 'set null' }),
    position: integer('position').notNull(),
    publishedAt: instant('published_at'),
    /** When members were notified. They are notified only once. */
    notifiedAt: instant('notified_at'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('tutorials_category').on(table.categoryId, table.position),
    index('tutorials_organization').on(table.organizationId, table.publishedAt),
    index('tutorials_cover').on(table.coverFileId),
  ],
);

export const tutorialAttachments = pgTable(
  'tutorial_attachments',
  {
    tutorialId: uuid('tutorial_id')
      .notNull()
      .references(() => tutorials.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    inText: boolean('in_text').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tutorialId, table.fileId] }),
    unique('tutorial_attachments_file').on(table.fileId),
  ],
);

export const tutorialProgress = pgTable(
  'tutorial_progress',
  {
    tutorialId: uuid('tutorial_id')
      .notNull()
      .references(() => tutorials.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    openedAt: instant('opened_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tutorialId, table.userId] }),
    index('tutorial_progress_user').on(table.userId),
  ],
);

export const tutorialFilePositions = pgTable(
  'tutorial_file_positions',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds of a video, or pages of a PDF. */
    position: real('position').notNull(),
    /** The length of the file in the same unit, as reported by the member's browser. */
    length: real('length').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.userId] }),
    index('tutorial_file_positions_user').on(table.userId),
  ],
);
