import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { chatRooms } from './chat.ts';
import { createdAt, id, instant } from './columns.ts';
import { organizationId } from './organizations.ts';
import { users } from './users.ts';

/** Incoming webhooks: addresses with which other systems post into a room. */
export const chatWebhooks = pgTable(
  'chat_webhooks',
  {
    id: id(),
    organizationId: organizationId(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the last segment of the URL. */
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Accurate to a minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('chat_webhooks_room').on(table.roomId),
    index('chat_webhooks_organization').on(table.organizationId),
  ],
);
