import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { advisoryLockIds } from './advisory-lock-ids.ts';
import { grantToServer } from './server-role.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/**
 * Applies the migrations that the database lacks, as its owner, and lets the server's role work with what
 * came of them. Processes that start together take turns.
 *
 * @param url of the owner
 * @param serverRole null where the server works as the owner itself
 */
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
    if (serverRole) await grantToServer(client, serverRole);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}
