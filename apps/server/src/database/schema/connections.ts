import { boolean, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Connected members. Stale rows show that their process was killed. */
export const connections = pgTable(
  'connections',
  {
    processId: uuid('process_id').notNull(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the member has been inactive for a while in all tabs of this process. */
    idle: boolean('idle').notNull().default(false),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.processId, table.organizationId, table.userId] }),
    index('connections_member').on(table.organizationId, table.userId),
  ],
);
