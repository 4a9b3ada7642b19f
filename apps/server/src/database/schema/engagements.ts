import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memberships } from './organizations.ts';

export const engagementKinds = ['MEETING', 'CALL'] as const;

/** Current meetings and calls of members. They make the member's presence busy. */
export const engagements = pgTable(
  'engagements',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: engagementKinds }).notNull(),
    reference: text('reference').notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId, table.kind, table.reference] }),
    foreignKey({
      name: 'engagements_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
