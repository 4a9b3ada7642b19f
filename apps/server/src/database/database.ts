import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { poolSize } from './connection-budget.ts';
import { openCluster, serverRole } from './embedded/cluster.ts';
import { DatabaseSupervisor } from './database-supervisor.ts';
import { PreparedStatements, withoutStatementNames } from './prepared-statements.ts';
import { runMigrations } from './migrate.ts';
import { mayChangeAuditLog } from './server-role.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For stores that work inside and outside a transaction. */
export type Queryable = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Connection string of PostgreSQL without a pooler. */
  url: string;
  /** Connection string for the owner of the tables, if that is a different role. */
  ownerUrl: string;
  /** `external` for DATABASE_URL; `started` or `reused` for the embedded PostgreSQL. */
  origin: 'started' | 'reused' | 'external';
  /** Closes this process's connections, and stops the embedded cluster if this process owns it. */
  close(): Promise<void>;
}

/** Opens DATABASE_URL, or the embedded PostgreSQL of the data folder, and applies the migrations. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'> &
    Partial<Pick<Config, 'databasePoolerUrl'>>,
  log?: Pick<Logger, 'warn' | 'error'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const owner = config.databaseOwnerUrl;
    await runMigrations(owner ?? config.databaseUrl, owner ? userOf(config.databaseUrl) : null);
    const { databasePoolerUrl: pooler } = config;
    const { db, pool } = pooler ? connect(pooler, { pooled: true }) : connect(config.databaseUrl);
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
  const supervisor = new DatabaseSupervisor(pool, () => cluster.revive(), log);
  return {
    db,
    pool,
    url: cluster.url(),
    ownerUrl: cluster.ownerUrl(),
    origin: cluster.origin,
    close: async () => {
      await supervisor.close();
      await pool.end();
      await cluster.release();
    },
  };
}

function userOf(url: string): string {
  return decodeURIComponent(new URL(url).username);
}

export const databaseOf = (pool: pg.Pool): Database => drizzle(pool);

interface ConnectOptions {
  /**
   * Whether a pooler in transaction mode answers, which uses another connection for each transaction: prepared
   * statements and session settings would be missing there.
   */
  pooled?: boolean;
}

export function connect(
  url: string,
  { pooled = false }: ConnectOptions = {},
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // A new connection plans each statement several times. A minute outlasts the pauses between bursts.
    idleTimeoutMillis: 60_000,
    application_name: `office ${process.pid}`,
    // For solid-state disks. With the default for rotating disks, short lists are sorted instead of read in order.
    ...(!pooled && {
      onConnect: async (client) => void (await client.query('SET random_page_cost = 1.1')),
    }),
  });
  // The pool replaces broken idle connections. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  releaseBrokenConnections(pool);
  const statements = new PreparedStatements();
  pool.on('connect', (client) =>
    pooled ? withoutStatementNames(client) : statements.attach(client),
  );
  return { db: databaseOf(pool), pool };
}

/**
 * The pool does not listen to acquired connections, and Drizzle does not release a connection whose
 * `BEGIN` failed, so the pool would run out of connections.
 */
function releaseBrokenConnections(pool: pg.Pool): void {
  const acquiredClients = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => void acquiredClients.add(client));
  pool.on('release', (_, client) => void acquiredClients.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.once('end', () => {
      if (!acquiredClients.has(client)) return;
      client.release(true);
      // The user of the connection may still release it.
      client.release = () => undefined;
    });
  });
}
