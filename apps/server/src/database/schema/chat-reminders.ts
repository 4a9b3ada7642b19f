import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { chatMembers, chatMessages } from './chat.ts';
import { instant } from './columns.ts';

/** Messages that members want to be reminded of. Deleted with the notification, and when the member leaves the room. */
export const chatReminders = pgTable(
  'chat_reminders',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id').notNull(),
    userId: uuid('user_id').notNull(),
    remindAt: instant('remind_at').notNull(),
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
    index('chat_reminders_due').on(table.remindAt),
  ],
);
