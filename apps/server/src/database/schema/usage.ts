import { date, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { memberships, organizations } from './organizations.ts';

/** The members who were here on a day. Kept until the day is counted, and no longer. */
export const attendances = pgTable(
  'attendances',
  {
    organizationId: uuid('organization_id').notNull(),
    /** As `usageDay` tells it. */
    day: date('day', { mode: 'string' }).notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.day, table.userId] }),
    foreignKey({
      name: 'attendances_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

/** How much an organisation used its office on a day. What was not counted then is null. */
export const dailyUsage = pgTable(
  'daily_usage',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Members who were here. */
    members: integer('members'),
    messages: integer('messages'),
    /** Talks of two and more. */
    calls: integer('calls'),
    /** Meetings that took place. */
    meetings: integer('meetings'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.day] })],
);
