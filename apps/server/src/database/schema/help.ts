import { helpQuestionStates, languages } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from './columns.ts';
import { articleFileTable, articleTable, categoryTable } from './content-tables.ts';
import { files } from './files.ts';
import { normalizedForSearch } from './normalized-for-search.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

export const helpCategories = categoryTable('help');
export const helpArticles = articleTable('help', helpCategories);
export const helpFiles = articleFileTable('help', helpArticles);

export const helpVotes = pgTable(
  'help_votes',
  {
    articleId: uuid('article_id')
      .notNull()
      .references(() => helpArticles.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    helpful: boolean('helpful').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index('help_votes_user').on(table.userId),
  ],
);

export const helpQuestions = pgTable(
  'help_questions',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Created by the member's browser, so that a retry does not create a second question. */
    clientId: uuid('client_id').notNull().defaultRandom(),
    language: text('language', { enum: languages }).notNull(),
    text: text('text').notNull(),
    searched: text('searched').generatedAlwaysAs((): SQL => normalizedForSearch(sql`text`)),
    articleId: uuid('article_id').references(() => helpArticles.id, { onDelete: 'set null' }),
    state: text('state', { enum: helpQuestionStates }).notNull().default('OPEN'),
    answer: text('answer'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
    /** When the member last read the answer. Earlier than `answeredAt` after a changed answer. */
    answerReadAt: instant('answer_read_at'),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index('help_questions_inbox').on(table.organizationId, table.state, table.createdAt),
    index('help_questions_asker').on(table.askedBy, table.createdAt),
    uniqueIndex('help_questions_client_id').on(table.organizationId, table.askedBy, table.clientId),
  ],
);

export const helpAnswerFiles = pgTable(
  'help_answer_files',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => helpQuestions.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.fileId] }),
    index('help_answer_files_file').on(table.fileId),
  ],
);
