import { boolean, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/**
 * The members who are connected by socket, and to which server process. A process renews its rows; those of one
 * that was killed grow old, which is how its members are found to have gone.
 */
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
    /** Whether none of the member's tabs on this process has seen them do anything for a while. */
    idle: boolean('idle').notNull().default(false),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.processId, table.organizationId, table.userId] }),
    index('connections_member').on(table.organizationId, table.userId),
  ],
);
