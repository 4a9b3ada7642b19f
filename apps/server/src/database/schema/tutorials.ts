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
import { files } from './files.ts';
import { folded } from './folded.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** The categories of an organisation's tutorials, in their order. */
export const tutorialCategories = pgTable(
  'tutorial_categories',
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
  (table) => [index('tutorial_categories_order').on(table.organizationId, table.position)],
);

/** Tutorials of an organisation. Drafts, which have not been published, are the makers' alone. */
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
    /** Markdown, as it was written. */
    content: localized('content').notNull(),
    /** Title and text of both languages as they are searched; see `folded`. */
    searched: text('searched').generatedAlwaysAs((): SQL =>
      folded(
        sql`(title->>'ja') || E'\n' || (title->>'en') || E'\n' || (content->>'ja') || E'\n' || (content->>'en')`,
      ),
    ),
    /** How long it takes, where its maker says so. */
    minutes: integer('minutes'),
    coverFileId: uuid('cover_file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Its place in its category. */
    position: integer('position').notNull(),
    publishedAt: instant('published_at'),
    /** When members were told of it, which happens once. */
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

/** The files of tutorials: attachments in their order, and what their texts name. A file belongs to one tutorial. */
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
    /** It stands in the text, and is no attachment. */
    inText: boolean('in_text').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tutorialId, table.fileId] }),
    unique('tutorial_attachments_file').on(table.fileId),
  ],
);

/** How far members are with tutorials that they have opened. */
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

/** How far members have come in videos and PDFs of tutorials. It never goes back. */
export const tutorialFilePositions = pgTable(
  'tutorial_file_positions',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds of a video, pages of a PDF. */
    position: real('position').notNull(),
    /** The length of the file in the same unit, as the member's browser found it. */
    length: real('length').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.userId] }),
    index('tutorial_file_positions_user').on(table.userId),
  ],
);
