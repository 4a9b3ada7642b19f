import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Rate limits shared by all server processes. The migration makes the table UNLOGGED: writes do not wait for
 * the disk, and after a crash all buckets are full.
 */
export const tokenBuckets = pgTable(
  'token_buckets',
  {
    key: text('key').primaryKey(),
    /** Negative if several processes debit more than the remaining tokens concurrently. */
    tokens: doublePrecision('tokens').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('token_buckets_at').on(table.at)],
);
