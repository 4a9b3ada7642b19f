import type { WorkingHours } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memberships } from './organizations.ts';

/** Status line, quiet time and working hours of a member. Without a row, none of them is set. */
export const memberReachability = pgTable(
  'member_reachability',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Null without a status line. */
    statusEmoji: text('status_emoji'),
    statusText: text('status_text'),
    statusEndsAt: instant('status_ends_at'),
    quietUntil: instant('quiet_until'),
    workingHours: jsonb('working_hours').$type<WorkingHours>(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    foreignKey({
      name: 'member_reachability_member',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('member_reachability_end')
      .on(table.statusEndsAt)
      .where(sql`${table.statusEndsAt} is not null`),
  ],
);
