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

/** Returns a page and the total. Counts only if the page does not show the total. `query` has no order. */
export async function findPage<Q extends PgSelect>(
  tx: Queryable,
  query: Q,
  orderBy: readonly SQLWrapper[],
  page: PageRequest,
): Promise<{ rows: Awaited<Q>; total: number }> {
  const found = query.as('found');
  const offset = offsetOf(page);
  const rows = await query
    .orderBy(...orderBy.map((by) => by.getSQL()))
    .limit(page.limit)
    .offset(offset);
  const isLastPage = rows.length < page.limit && (rows.length > 0 || offset === 0);
  const total = isLastPage ? offset + rows.length : await tx.$count(found);
  return { rows: rows as Awaited<Q>, total };
}
