import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { advisoryLockIds } from './advisory-lock-ids.ts';
import { grantServerRole } from './server-role.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/**
 * Applies pending migrations as the owner and grants the server role access to the new tables. Processes that
 * start at the same time run one after the other.
 *
 * @param url connection string of the owner
 * @param serverRole null if the server connects as the owner
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
    if (serverRole) await grantServerRole(client, serverRole);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
