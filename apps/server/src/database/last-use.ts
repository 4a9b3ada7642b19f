import { isNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { subMinutes } from 'date-fns/subMinutes';

/** Matches rows without a use in the last minute, so that not each use writes. */
export function notUsedSince(lastUsedAt: PgColumn, now: Date): SQL {
  return or(isNull(lastUsedAt), lt(lastUsedAt, subMinutes(now, 1)))!;
}

/** Whether {@link notUsedSince} matches a row that is already loaded, so that other uses need no query. */
export function isUseDue(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || lastUsedAt < subMinutes(now, 1);
}
