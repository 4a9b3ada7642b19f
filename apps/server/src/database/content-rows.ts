import { and, eq, type SQL } from 'drizzle-orm';
import type { LockStrength, PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';
import { nextPosition, type OrderedRows } from './ordered-rows.ts';

type ContentTable = PgTable & { id: PgColumn; organizationId: PgColumn };
type OrderedTable = ContentTable & { position: PgColumn };

export interface ContentRef {
  organizationId: string;
  id: string;
}

export function contentRows<Table extends ContentTable>(table: Table) {
  type Row = Table['$inferSelect'];
  const isRow = ({ organizationId, id }: ContentRef) =>
    and(eq(table.organizationId, organizationId), eq(table.id, id));
  return {
    table,
    /** Returns null if the organisation has no such row. */
    async find(tx: Queryable, ref: ContentRef): Promise<Row | null> {
      const [row] = await tx
        .select()
        .from(table as PgTable)
        .where(isRow(ref));
      return row ?? null;
    },
    /** Locks a row until the end of the transaction. Returns null if it does not exist. */
    async lock(
      tx: Queryable,
      ref: ContentRef,
      strength: LockStrength = 'update',
    ): Promise<Row | null> {
      const [row] = await tx
        .select()
        .from(table as PgTable)
        .where(isRow(ref))
        .for(strength);
      return row ?? null;
    },
    /** Prevents the deletion of a row until the end of the transaction. Returns false if it does not exist. */
    async lockForKeyShare(tx: Queryable, ref: ContentRef, condition?: SQL): Promise<boolean> {
      const rows = await tx
        .select({ id: table.id })
        .from(table as PgTable)
        .where(and(isRow(ref), condition))
        .for('key share');
      return rows.length > 0;
    },
    async update(tx: Queryable, id: string, change: Partial<Table['$inferInsert']>): Promise<void> {
      await tx.update(table).set(change).where(eq(table.id, id));
    },
    async remove(tx: Queryable, id: string): Promise<void> {
      await tx.delete(table).where(eq(table.id, id));
    },
    count(tx: Queryable, organizationId: string): Promise<number> {
      return tx.$count(table, eq(table.organizationId, organizationId));
    },
  };
}

/** Returns the common queries of a content table whose rows have a position within their `group`. */
export function orderedContentRows<Table extends OrderedTable, Group extends string & keyof Table>(
  table: Table,
  group: Group,
) {
  const groupColumn = table[group] as PgColumn;
  const order: OrderedRows = { table, group: groupColumn };
  return {
    ...contentRows(table),
    order,
    async insert(tx: Queryable, row: Omit<Table['$inferInsert'], 'position'>): Promise<string> {
      const position = nextPosition(order, (row as never)[group]);
      const [inserted] = await tx
        .insert(table)
        .values({ ...row, position } as never)
        .returning({ id: table.id });
      return inserted!.id as string;
    },
    async move(tx: Queryable, id: string, groupId: string): Promise<void> {
      const place = { [group]: groupId, position: nextPosition(order, groupId) };
      await tx
        .update(table)
        .set(place as never)
        .where(eq(table.id, id));
    },
    async findIds(tx: Queryable, groupId: string): Promise<{ id: string }[]> {
      const rows = await tx
        .select({ id: table.id })
        .from(table as PgTable)
        .where(eq(groupColumn, groupId));
      return rows as { id: string }[];
    },
  };
}

export type OrderedContentRows = Pick<
  ReturnType<typeof orderedContentRows<OrderedTable, string & keyof OrderedTable>>,
  'order' | 'lock' | 'count' | 'insert' | 'update' | 'remove'
>;
