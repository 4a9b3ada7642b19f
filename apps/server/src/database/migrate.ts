import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { advisoryLockIds } from './advisory-lock-ids.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/** Applies the migrations that the database lacks. Processes that start together take turns. */
export async function runMigrations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLockIds.migrations]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [advisoryLockIds.migrations]);
    }
  } finally {
    client.release();
  }
}
