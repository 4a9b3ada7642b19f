import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** Rows that stand in an order of their own, by their `position`, from 0, among those of the same group. */
export interface OrderedRows {
  table: PgTable & { id: PgColumn; position: PgColumn };
  /** The column that says the group: an organisation, a category, a contract. */
  group: PgColumn;
}

/** Gives the rows of a group the order of their ids; others come after them, in the order that they had. */
export async function putInOrder(
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

/** The place behind the last row of a group, as the value of `position`. */
export function nextPlace({ table, group }: OrderedRows, groupId: string): SQL<number> {
  return sql<number>`(SELECT coalesce(max(position), -1) + 1 FROM ${table}
    WHERE ${sql.identifier(group.name)} = ${groupId})`;
}
