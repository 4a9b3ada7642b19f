import type { SQLWrapper } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

export interface PageRequest {
  page: number;
  limit: number;
}

export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}

/** Returns a page and the total. `query` has no order, so that counting does not sort. */
export async function findPage<Q extends PgSelect>(
  tx: Queryable,
  query: Q,
  orderBy: readonly SQLWrapper[],
  page: PageRequest,
): Promise<{ rows: Awaited<Q>; total: number }> {
  const total = await tx.$count(query.as('found'));
  const rows = await query
    .orderBy(...orderBy.map((by) => by.getSQL()))
    .limit(page.limit)
    .offset(offsetOf(page));
  return { rows: rows as Awaited<Q>, total };
}
