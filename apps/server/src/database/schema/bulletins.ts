import { bulletinPostings } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from './columns.ts';
import { files } from './files.ts';
import { normalizedForSearch, searchGrams } from './normalized-for-search.ts';
import { organizationId } from './organizations.ts';
import { users } from './users.ts';

const authorId = () => uuid('author_id').references(() => users.id, { onDelete: 'set null' });

const postId = () =>
  uuid('post_id')
    .notNull()
    .references(() => bulletinPosts.id, { onDelete: 'cascade' });

export const bulletinBoards = pgTable(
  'bulletin_boards',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    posting: text('posting', { enum: bulletinPostings }).notNull(),
    position: integer('position').notNull(),
    /** Closed boards accept neither posts nor comments. */
    closedAt: instant('closed_at'),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index('bulletin_boards_order').on(table.organizationId, table.position)],
);

export const bulletinPosts = pgTable(
  'bulletin_posts',
  {
    id: id(),
    organizationId: organizationId(),
    boardId: uuid('board_id')
      .notNull()
      .references(() => bulletinBoards.id, { onDelete: 'cascade' }),
    authorId: authorId(),
    /** Created by the author's browser, so that a retry does not create a second post. */
    clientId: uuid('client_id').notNull(),
    title: text('title').notNull(),
    /** Markdown source. */
    content: text('content').notNull(),
    /** The content without Markdown syntax. */
    plain: text('plain').notNull(),
    searched: text('searched').generatedAlwaysAs((): SQL =>
      normalizedForSearch(sql`title || E'\n' || plain`),
    ),
    pinnedAt: instant('pinned_at'),
    /** When members were notified of the pinned post. They are notified only once. */
    notifiedAt: instant('notified_at'),
    closedAt: instant('closed_at'),
    version: version(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    unique('bulletin_posts_client').on(table.authorId, table.clientId),
    index('bulletin_posts_newest').on(table.organizationId, table.createdAt),
    index('bulletin_posts_search').using('gin', searchGrams(table.searched)),
    index('bulletin_posts_board').on(table.boardId, table.createdAt),
    index('bulletin_posts_pinned')
      .on(table.organizationId)
      .where(sql`pinned_at IS NOT NULL`),
  ],
);

export const bulletinFiles = pgTable(
  'bulletin_files',
  {
    postId: postId(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    attached: boolean('attached').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.fileId] }),
    unique('bulletin_files_file').on(table.fileId),
  ],
);

export const bulletinComments = pgTable(
  'bulletin_comments',
  {
    id: id(),
    postId: postId(),
    authorId: authorId(),
    clientId: uuid('client_id').notNull(),
    content: text('content').notNull(),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    unique('bulletin_comments_client').on(table.authorId, table.clientId),
    index('bulletin_comments_post').on(table.postId, table.createdAt),
  ],
);

export const bulletinReactions = pgTable(
  'bulletin_reactions',
  {
    postId: postId(),
    emoji: text('emoji').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.emoji, table.userId] }),
    index('bulletin_reactions_user').on(table.userId),
  ],
);

export const bulletinReads = pgTable(
  'bulletin_reads',
  {
    postId: postId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('bulletin_reads_user').on(table.userId),
  ],
);
