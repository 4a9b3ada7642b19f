import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { openCluster, serverRole } from './embedded/cluster.ts';
import { DatabaseSupervisor } from './database-supervisor.ts';
import { runMigrations } from './migrate.ts';
import { mayChangeAuditLog } from './server-role.ts';

/** Queries, and transactions, on the product's database. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** The argument of `database.transaction`'s callback. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For stores that work inside and outside a transaction. */
export type Queryable = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  url: string;
  /** The same as the owner of its tables, where that is another role. */
  ownerUrl: string;
  /** How it came to be: `external` for DATABASE_URL. */
  origin: 'started' | 'reused' | 'external';
  /** Ends this process's connections, and the embedded cluster when this process owns it. */
  close(): Promise<void>;
}

/**
 * Opens DATABASE_URL, or the embedded PostgreSQL of the data folder, and brings it up to date.
 *
 * @param log where it is said that the embedded one died, and what became of it
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  log?: Pick<Logger, 'warn' | 'error'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const owner = config.databaseOwnerUrl;
    await runMigrations(owner ?? config.databaseUrl, owner ? userOf(config.databaseUrl) : null);
    const { db, pool } = connect(config.databaseUrl);
    if (await mayChangeAuditLog(pool)) {
      log?.warn(
        'the server could change the audit log: give it a role of its own, and migrations theirs (DATABASE_OWNER_URL)',
      );
    }
    return {
      db,
      pool,
      url: config.databaseUrl,
      ownerUrl: owner ?? config.databaseUrl,
      origin: 'external',
      close: () => pool.end(),
    };
  }
  const cluster = await openCluster({ dataDir: config.dataDir });
  await runMigrations(cluster.ownerUrl(), serverRole);
  const { db, pool } = connect(cluster.url());
  const keeper = new DatabaseSupervisor(pool, () => cluster.revive(), log);
  return {
    db,
    pool,
    url: cluster.url(),
    ownerUrl: cluster.ownerUrl(),
    origin: cluster.origin,
    close: async () => {
      await keeper.close();
      await pool.end();
      await cluster.release();
    },
  };
}

/** The role that a connection string names. */
function userOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
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
  takeBackBroken(pool);
  return { db: drizzle(pool), pool };
}

/**
 * Takes a connection that breaks while it is lent back into the pool, which does not listen to those.
 * Drizzle gives back none whose `BEGIN` failed: each would be one less, until nobody gets any.
 */
function takeBackBroken(pool: pg.Pool): void {
  const lent = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => void lent.add(client));
  pool.on('release', (_, client) => void lent.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!lent.has(client)) return;
      client.release(true);
      // Its borrower may still give it back.
      client.release = () => undefined;
    });
  });
}
