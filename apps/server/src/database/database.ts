import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { openCluster } from './embedded/cluster.ts';
import { DatabaseKeeper } from './keep-alive.ts';
import { runMigrations } from './migrate.ts';

/** Queries, and transactions, on the product's database. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** What `database.transaction` hands to its callback. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For stores that work inside and outside a transaction. */
export type Queryable = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  url: string;
  /** How it came to be: `external` for DATABASE_URL. */
  origin: 'started' | 'reused' | 'external';
  /** Ends this process's connections, and the embedded cluster when this process owns it. */
  close(): Promise<void>;
}

/** Opens DATABASE_URL, or the embedded PostgreSQL of the data folder, and brings it up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { db, pool } = connect(config.databaseUrl);
    await runMigrations(pool);
    return { db, pool, url: config.databaseUrl, origin: 'external', close: () => pool.end() };
  }
  const cluster = await openCluster({ dataDir: config.dataDir });
  const { db, pool } = connect(cluster.url());
  await runMigrations(pool);
  const keeper = new DatabaseKeeper(pool, () => cluster.revive());
  return {
    db,
    pool,
    url: cluster.url(),
    origin: cluster.origin,
    close: async () => {
      await keeper.close();
      await pool.end();
      await cluster.release();
    },
  };
}

/** A pool and Drizzle over it. The caller ends the pool. */
export function connect(url: string): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    application_name: `office ${process.pid}`,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Nor does one that is lost in the middle of a transaction, which the pool does not listen to.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool };
}
