import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { advisoryLockIds } from './advisory-lock-ids.ts';
import { grantServerRole } from './server-role.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/** Processes that start at the same time wait in turn. `serverRole` is null for the owner. */
export async function runMigrations(url: string, serverRole: string | null): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: `office ${process.pid} migrations`,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLockIds.migrations]);
    await migrate(drizzle(client), { migrationsFolder });
    if (serverRole) await grantServerRole(client, serverRole);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/** Returns how many of these hashes, from the oldest, are the first migrations of this version. */
export function countKnownMigrations(hashes: readonly string[]): number {
  const known = readMigrationFiles({ migrationsFolder });
  const firstUnknown = hashes.findIndex((hash, index) => known[index]?.hash !== hash);
  return firstUnknown < 0 ? hashes.length : firstUnknown;
}

/** Compares the hashes of the applied migrations, from the oldest, with those of this version. */
export function compareMigrations(hashes: readonly string[]): {
  applied: number;
  pending: number;
  unknown: number;
} {
  const applied = countKnownMigrations(hashes);
  const all = readMigrationFiles({ migrationsFolder }).length;
  return { applied, pending: all - applied, unknown: hashes.length - applied };
}

/** Applies the first migrations to an empty database, for the schema of an earlier version. */
export async function migrateTo(client: pg.Client, count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'office-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journalFile = path.join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: unknown[] };
    const entries = journal.entries.slice(0, count);
    await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
