import { date, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { memberships, organizations } from './organizations.ts';

export const attendances = pgTable(
  'attendances',
  {
    organizationId: uuid('organization_id').notNull(),
    /** As returned by `usageDay`. */
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

/** Daily usage of an organisation. Null for values that were not measured on that day. */
export const dailyUsage = pgTable(
  'daily_usage',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    members: integer('members'),
    messages: integer('messages'),
    /** Calls with at least two participants. */
    calls: integer('calls'),
    meetings: integer('meetings'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.day] })],
);
