import { deliveryProblemKinds } from '@office/vocabulary';
import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, version } from './columns.ts';
import { organizationId } from './organizations.ts';
import { users } from './users.ts';

/** Commands that members type in chat, which send their text to another system. */
export const slashCommands = pgTable(
  'slash_commands',
  {
    id: id(),
    organizationId: organizationId(),
    version: version(),
    /** Without the slash. */
    name: text('name').notNull(),
    description: text('description').notNull(),
    usageHint: text('usage_hint').notNull(),
    url: text('url').notNull(),
    /** Encrypted by `token-cipher.ts`. */
    secret: text('secret').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Accurate to a minute. */
    lastRunAt: instant('last_run_at'),
    /** Why the last run failed. Null after a success. */
    problem: text('problem', { enum: deliveryProblemKinds }),
    problemDetail: text('problem_detail'),
  },
  (table) => [unique('slash_commands_name').on(table.organizationId, table.name)],
);
