import { chatMentionGroups, sendableChatMessageTypes, type ErrorCode } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { files } from './files.ts';
import { memberships } from './organizations.ts';

/** Deleted when sent. A message that cannot be sent stays, so that its text is not lost. */
export const chatScheduledMessages = pgTable(
  'chat_scheduled_messages',
  {
    /** Also the `clientId` of the sent message, which prevents sending twice. */
    id: id(),
    /** Created by the member's browser to make retries idempotent. */
    clientId: uuid('client_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    roomId: uuid('room_id').notNull(),
    threadRootId: uuid('thread_root_id'),
    replyToId: uuid('reply_to_id'),
    type: text('type', { enum: sendableChatMessageTypes }).notNull(),
    content: text('content').notNull(),
    mentionedUserIds: uuid('mentioned_user_ids').array().notNull(),
    mentionedGroup: text('mentioned_group', { enum: chatMentionGroups }),
    sendAt: instant('send_at').notNull(),
    /** Why the message could not be sent. Cleared when it is scheduled again. */
    failure: text('failure').$type<ErrorCode>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('chat_scheduled_messages_client').on(table.organizationId, table.userId, table.clientId),
    foreignKey({
      name: 'chat_scheduled_messages_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('chat_scheduled_messages_due')
      .on(table.sendAt)
      .where(sql`${table.failure} is null`),
  ],
);

export const chatScheduledFiles = pgTable(
  'chat_scheduled_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    scheduledId: uuid('scheduled_id')
      .notNull()
      .references(() => chatScheduledMessages.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [index('chat_scheduled_files_message').on(table.scheduledId)],
);
