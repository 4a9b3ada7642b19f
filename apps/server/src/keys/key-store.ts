import { and, asc, eq, gt, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { calendarFeeds } from '../database/schema/calendar.ts';
import { files } from '../database/schema/files.ts';
import { pushTokens } from '../database/schema/push-tokens.ts';
import { secretKeys } from '../database/schema/secret-keys.ts';
import type { EncryptedColumn } from './stored-secrets-store.ts';

type HashedColumn = Pick<EncryptedColumn, 'table' | 'value'>;

export interface StoredValue {
  row: string;
  value: string;
}

const setValue = (value: PgColumn, to: unknown) => sql`SET ${sql.identifier(value.name)} = ${to}`;

export async function findKeyIds(tx: Queryable): Promise<string[]> {
  return (await tx.select().from(secretKeys)).map(({ id }) => id);
}

export async function insertKeyIds(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx
    .insert(secretKeys)
    .values(ids.map((id) => ({ id })))
    .onConflictDoNothing();
}

export async function deleteKeyId(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(secretKeys).where(eq(secretKeys.id, id));
  return (rowCount ?? 0) > 0;
}

/** Blocks other processes that start until the transaction ends. */
export async function lockKeyIds(tx: Queryable): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${secretKeys} IN SHARE ROW EXCLUSIVE MODE`);
}

const pageSize = 500;

/** Yields the values in the order of their rows, without values that begin with `except`. */
export async function* valuePages(
  tx: Queryable,
  { table, row, value }: EncryptedColumn,
  except?: string,
): AsyncGenerator<StoredValue[]> {
  let after: string | null = null;
  for (;;) {
    const page: StoredValue[] = await tx
      .select({ row: sql<string>`${row}::text`, value: sql<string>`${value}` })
      .from(table)
      .where(
        and(
          isNotNull(value),
          except === undefined ? undefined : not(sql`starts_with(${value}, ${except})`),
          after === null ? undefined : gt(row, after),
        ),
      )
      .orderBy(asc(row))
      .limit(pageSize);
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)!.row;
  }
}

/** Replaces a value unless it has changed since it was read. */
export async function replaceValue(
  tx: Queryable,
  { table, row, value }: EncryptedColumn,
  { row: id, value: from }: StoredValue,
  to: string,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`UPDATE ${table} ${setValue(value, to)} WHERE ${row} = ${id} AND ${value} = ${from}`,
  );
  return (rowCount ?? 0) > 0;
}

/** Counts values by key id, the second of their parts (`k1.<key id>.…`); empty in earlier versions. */
export function countEncrypted(tx: Queryable, column: EncryptedColumn) {
  return countBy(tx, column, sql`split_part(${column.value}, '.', 2)`);
}

/** Counts hashes by key id, the first of their parts; empty in earlier versions. */
export function countHashes(tx: Queryable, column: HashedColumn) {
  const { value } = column;
  const keyId = sql`CASE WHEN position('.' IN ${value}) > 0 THEN split_part(${value}, '.', 1) ELSE '' END`;
  return countBy(tx, column, keyId);
}

async function countBy(
  tx: Queryable,
  { table, value }: { table: PgTable; value: PgColumn },
  keyId: ReturnType<typeof sql>,
): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ keyId: string; count: number }>(
    sql`SELECT ${keyId} AS "keyId", count(*)::int AS count FROM ${table}
      WHERE ${value} IS NOT NULL GROUP BY 1`,
  );
  return new Map(rows.map((row) => [row.keyId, row.count]));
}

/** Adds the key id to hashes of earlier versions, which have none. */
export async function markHashes(
  tx: Queryable,
  { table, value }: HashedColumn,
  keyId: string,
): Promise<void> {
  await tx.execute(
    sql`UPDATE ${table} ${setValue(value, sql`${`${keyId}.`} || ${sql.identifier(value.name)}`)}
      WHERE position('.' IN ${value}) = 0`,
  );
}

/** Returns the calendar feeds of earlier versions, whose addresses were signed. */
export async function findSignedFeeds(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .select({ id: calendarFeeds.id })
    .from(calendarFeeds)
    .where(isNull(calendarFeeds.token));
  return rows.map(({ id }) => id);
}

export async function setFeedToken(tx: Queryable, id: string, token: string): Promise<void> {
  await tx.update(calendarFeeds).set({ token }).where(eq(calendarFeeds.id, id));
}

export function countPushSubscriptions(tx: Queryable, vapidKey: string): Promise<number> {
  return tx.$count(pushTokens, eq(sql`${pushTokens.keys} ->> 'vapidKey'`, vapidKey));
}

export async function countFiles(tx: Queryable): Promise<{ encrypted: number; plain: number }> {
  const uploaded = isNotNull(files.uploadedAt);
  return {
    encrypted: await tx.$count(files, and(uploaded, isNotNull(files.dataKey))),
    plain: await tx.$count(files, and(uploaded, isNull(files.dataKey))),
  };
}
