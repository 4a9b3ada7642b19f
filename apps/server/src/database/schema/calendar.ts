import { foreignKey, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { memberships } from './organizations.ts';

/**
 * Addresses at which other calendars read a member's meetings. The id is a part of the address, which is signed; a
 * new one takes its place when the member renews the address.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('calendar_feeds_member').on(table.organizationId, table.userId),
    foreignKey({
      name: 'calendar_feeds_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
