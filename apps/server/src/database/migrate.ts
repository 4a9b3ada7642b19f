import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { advisoryLocks } from './advisory-lock.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

/** Applies the migrations that the database lacks. Processes that start together take turns. */
export async function runMigrations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrations]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [advisoryLocks.migrations]);
    }
  } finally {
    client.release();
  }
}
