import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** UNLOGGED, so that writes do not wait for the disk. Buckets are full after a crash. */
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
