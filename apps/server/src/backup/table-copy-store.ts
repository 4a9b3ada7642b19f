import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Readable } from 'node:stream';

export interface CopiedTable {
  name: string;
  columns: string[];
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    SELECT relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY relname ORDER BY relname`);
  return rows;
}

export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  return rows.map(({ hash }) => hash);
}

/** Starts a transaction that sees the same data in all its queries. */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
}

export function readTable(client: pg.ClientBase, table: CopiedTable) {
  return client.query(copyTo(`COPY ${target(client, table)} TO STDOUT`));
}

/** Inserts rows in the format of `readTable`. Resolves to their number. */
export async function writeTable(
  client: pg.ClientBase,
  table: CopiedTable,
  rows: Readable,
): Promise<number> {
  const copy = client.query(copyFrom(`COPY ${target(client, table)} FROM STDIN`));
  await pipeline(rows, copy);
  return copy.rowCount;
}

function target(client: pg.ClientBase, { name, columns }: CopiedTable): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `public.${client.escapeIdentifier(name)} (${list})`;
}

export interface StoredFileRow {
  key: string;
  size: number;
  dataKey: string | null;
}

/** Lists one page of the checked uploads, in the order of their keys. Earlier schemas have no `data_key`. */
export async function listStoredFiles(
  client: pg.ClientBase,
  afterKey: string,
): Promise<StoredFileRow[]> {
  const { rows } = await client.query<StoredFileRow>(
    `SELECT key, size, to_jsonb(files) ->> 'data_key' AS "dataKey" FROM files WHERE uploaded_at IS NOT NULL AND directory <> 'personal_data' AND key > $1 ORDER BY key LIMIT 1000`,
    [afterKey],
  );
  return rows;
}

export async function findDataKey(client: pg.ClientBase, key: string): Promise<string | null> {
  const { rows } = await client.query<{ dataKey: string | null }>(
    `SELECT to_jsonb(files) ->> 'data_key' AS "dataKey" FROM files WHERE key = $1`,
    [key],
  );
  return rows[0]?.dataKey ?? null;
}

export async function findStoredFile(
  client: pg.ClientBase,
  key: string,
): Promise<{ key: string; size: number; mimeType: string; fileName: string } | undefined> {
  const { rows } = await client.query<{
    key: string;
    size: number;
    mimeType: string;
    fileName: string;
  }>(
    `SELECT key, size, mime_type AS "mimeType", file_name AS "fileName" FROM files WHERE key = $1`,
    [key],
  );
  return rows[0];
}

/** Tables of exports. Earlier schemas do not have them. */
export const exportTables = ['personal_data_exports', 'organization_exports'] as const;

/** Backups do not contain the archives of exports, which expire after days. */
export async function deleteArchives(
  client: pg.ClientBase,
  tables: readonly (typeof exportTables)[number][],
): Promise<void> {
  for (const table of tables) await client.query(`DELETE FROM ${table}`);
  await client.query(`DELETE FROM files WHERE directory = 'personal_data'`);
}

/** Restored bytes are not encrypted. */
export async function clearDataKeys(client: pg.ClientBase): Promise<void> {
  await client.query('UPDATE files SET data_key = NULL');
}

export async function hasData(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'SELECT EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM organizations) AS found',
  );
  return rows[0]?.found ?? true;
}

export async function findCurrentRole(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<{ role: string }>('SELECT current_user::text AS role');
  return rows[0]!.role;
}

export async function hasOtherProcess(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND application_name ~ '^office [0-9]+'
         AND split_part(application_name, ' ', 2) <> $1
     ) AS found`,
    [String(process.pid)],
  );
  return rows[0]?.found ?? true;
}

/** Removes all tables, functions and applied migrations. */
export async function dropSchema(client: pg.ClientBase): Promise<void> {
  await client.query(`
    BEGIN;
    DROP SCHEMA IF EXISTS drizzle CASCADE;
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
    COMMIT;
  `);
}

/** Drops the foreign keys, so that tables can be filled in any order. Returns them for `addForeignKeys`. */
export async function dropForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${client.escapeIdentifier(name)}`);
  return rows;
}

/** Adds the foreign keys again, which checks all rows. */
export async function addForeignKeys(
  client: pg.ClientBase,
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(
      `ALTER TABLE ${table} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`,
    );
}

/** Continues the identity columns after their highest values. */
export async function continueSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    SELECT attrelid::regclass::text AS table, attname::text AS column
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attidentity <> ''`);
  for (const { table, column } of rows) {
    const name = client.escapeIdentifier(column);
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${name}), 1), max(${name}) IS NOT NULL)
       FROM ${table}`,
      [table, column],
    );
  }
}
