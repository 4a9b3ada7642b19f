import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The buckets that limit how often things are done, over all server processes. The migration makes the table
 * UNLOGGED: nothing of it is worth waiting for the disk, and after a crash all buckets are full.
 */
export const tokenBuckets = pgTable(
  'token_buckets',
  {
    /** Name of the limit, and whose bucket it is. */
    key: text('key').primaryKey(),
    /** Below zero where several processes took more than there was. */
    tokens: doublePrecision('tokens').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('token_buckets_at').on(table.at)],
);
