import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** Rows ordered by `position`, from 0, within their group. */
export interface OrderedRows {
  table: PgTable & { id: PgColumn; position: PgColumn };
  group: PgColumn;
}

/** Orders the rows of a group by the given ids. Rows that are not listed follow in their previous order. */
export async function reorderRows(
  tx: Queryable,
  { table, group }: OrderedRows,
  groupId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${table} AS each SET position = placed.at
    FROM (
      SELECT id, row_number() OVER (
        ORDER BY array_position(${sql.param([...ids])}::uuid[], id) NULLS LAST, position, id
      ) - 1 AS at
      FROM ${table} WHERE ${sql.identifier(group.name)} = ${groupId}
    ) AS placed
    WHERE each.id = placed.id AND each.position <> placed.at`);
}

export function nextPosition({ table, group }: OrderedRows, groupId: string): SQL<number> {
  return sql<number>`(SELECT coalesce(max(position), -1) + 1 FROM ${table}
    WHERE ${sql.identifier(group.name)} = ${groupId})`;
}
