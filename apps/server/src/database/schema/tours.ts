import { tourSteps } from '@office/vocabulary';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

export const helpTours = pgTable(
  'help_tours',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['RUNNING', 'SKIPPED', 'FINISHED'] }).notNull(),
    done: text('done', { enum: tourSteps }).array().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);
