import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Scheduled deletions. A deleted organisation has no row. */
export const organizationDeletions = pgTable('organization_deletions', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  requestedAt: instant('requested_at').notNull(),
  requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
  deletesAt: instant('deletes_at').notNull(),
});
