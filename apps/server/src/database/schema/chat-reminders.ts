import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { chatMembers, chatMessages } from './chat.ts';
import { instant } from './columns.ts';

/** Messages that members want to be reminded of. Deleted when the member completes the reminder or leaves the room. */
export const chatReminders = pgTable(
  'chat_reminders',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id').notNull(),
    userId: uuid('user_id').notNull(),
    remindAt: instant('remind_at').notNull(),
    /** Set when the reminder is due and the member has been notified. */
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    foreignKey({
      name: 'chat_reminders_member',
      columns: [table.roomId, table.userId],
      foreignColumns: [chatMembers.roomId, chatMembers.userId],
    }).onDelete('cascade'),
    index('chat_reminders_member').on(table.roomId, table.userId),
    index('chat_reminders_message').on(table.messageId),
    index('chat_reminders_unsent')
      .on(table.remindAt)
      .where(sql`${table.notifiedAt} is null`),
  ],
);
