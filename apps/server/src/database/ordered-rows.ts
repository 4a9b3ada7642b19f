import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

export interface OrderedRows {
  table: PgTable & { id: PgColumn; position: PgColumn };
  group: PgColumn;
}

export async function reorderRows(
  tx: Queryable,
  { table, group }: OrderedRows,
  groupId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${table} AS each SET position = placed.at - 1
    FROM unnest(${sql.param([...ids])}::uuid[]) WITH ORDINALITY AS placed (id, at)
    WHERE each.id = placed.id AND each.${sql.identifier(group.name)} = ${groupId}
      AND each.position <> placed.at - 1`);
}

export function nextPosition({ table, group }: OrderedRows, groupId: string): SQL<number> {
  return sql<number>`(SELECT coalesce(max(position), -1) + 1 FROM ${table}
    WHERE ${sql.identifier(group.name)} = ${groupId})`;
}
