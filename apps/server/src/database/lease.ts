import { isNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Condition: no process holds the lease of the row. */
export const isUnleased = (leaseUntil: PgColumn, now: Date): SQL | undefined =>
  or(isNull(leaseUntil), lt(leaseUntil, now));
