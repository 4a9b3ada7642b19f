import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { chatMessages } from './chat.ts';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

export const chatMessageVersions = pgTable(
  'chat_message_versions',
  {
    id: id(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    /** When the message had this text first. */
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    index('chat_message_versions_message').on(table.messageId, table.writtenAt),
    index('chat_message_versions_author').on(table.authorId),
  ],
);
