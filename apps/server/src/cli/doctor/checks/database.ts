import type pg from 'pg';
import { connectionsPerProcess, sessionsPerProcess } from '../../../database/connection-budget.ts';
import { compareMigrations } from '../../../database/migrate.ts';
import { mayChangeAuditLog } from '../../../database/server-role.ts';
import { ok, problem, warning, type Check, type Finding } from '../check.ts';

/** Connections as the role of the server and as the owner of the tables. They reject if the database is unreachable. */
export interface DatabasePools {
  server(): Promise<pg.Pool>;
  owner(): Promise<pg.Pool>;
  /** Null without a pooler. */
  pooler: (() => Promise<pg.Pool>) | null;
}

/** The embedded database is created by the first start of the server. */
export class MissingClusterError extends Error {
  override name = 'MissingClusterError';
}

/** The oldest major version that the server is run on. */
const oldestVersion = 15;

const missing = warning('The data folder has no database yet. Start the server, which creates it.');
const empty = warning('The database is empty. Start the server, which creates the tables.');
const unreachable = warning('Not checked: the database is unreachable. Correct that first.');

export function databaseChecks({ server, owner, pooler }: DatabasePools): Check[] {
  const ifReachable = (run: (pool: pg.Pool) => Promise<Finding>) => () =>
    server().then(run, (error) => (error instanceof MissingClusterError ? missing : unreachable));
  return [
    {
      name: 'database',
      advice: 'Check DATABASE_URL and that PostgreSQL accepts connections from here.',
      run: () =>
        server().then(checkServer, (error: unknown) => {
          if (error instanceof MissingClusterError) return missing;
          throw error;
        }),
    },
    {
      name: 'migrations',
      advice: 'Check DATABASE_OWNER_URL and the rights of its role.',
      run: ifReachable(async () => checkMigrations(await owner())),
    },
    {
      name: 'database rights',
      advice: 'Start a server with DATABASE_OWNER_URL, which grants the rights.',
      run: ifReachable(checkRights),
    },
    {
      name: 'database connections',
      advice: 'Check max_connections of PostgreSQL.',
      run: ifReachable(async (pool) => evaluateBudget(await readBudget(pool, pooler !== null))),
    },
    {
      name: 'database pooler',
      advice: 'Check DATABASE_POOLER_URL and the log of the pooler.',
      run: async () => {
        if (!pooler) return ok('Not used: DATABASE_POOLER_URL is not set.');
        await pooler();
        return ok('The pooler reaches the database.');
      },
    },
  ];
}

async function checkServer(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{
    version: string;
    number: number;
    encoding: string;
    isReadOnly: boolean;
  }>(`
    SELECT current_setting('server_version') AS version,
      current_setting('server_version_num')::int AS number,
      current_setting('server_encoding') AS encoding,
      pg_is_in_recovery() OR current_setting('transaction_read_only')::bool AS "isReadOnly"
  `);
  const { version, number, encoding, isReadOnly } = rows[0]!;
  if (isReadOnly) {
    return problem('The database is read-only. Connect to the primary server.');
  }
  if (encoding !== 'UTF8') {
    return problem(`The encoding of the database is ${encoding}. Create it with ENCODING 'UTF8'.`);
  }
  if (number < oldestVersion * 10_000) {
    return warning(
      `PostgreSQL ${version} is older than ${oldestVersion}, the oldest version in use. Upgrade it.`,
    );
  }
  return ok(`PostgreSQL ${version}, writable.`);
}

async function checkMigrations(owner: pg.Pool): Promise<Finding> {
  const { rows: tables } = await owner.query<{ exists: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists",
  );
  if (!tables[0]!.exists) {
    return empty;
  }
  const { rows } = await owner.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
  );
  const { applied, pending, unknown } = compareMigrations(rows.map(({ hash }) => hash));
  if (unknown > 0) {
    return problem(
      `A newer version of the server has changed the database (${unknown} unknown migrations). Start that version, or restore a backup.`,
    );
  }
  if (pending > 0) {
    return warning(
      `${pending} migrations are pending. Create a backup, then start the server, which applies them.`,
    );
  }
  return ok(`All ${applied} migrations are applied.`);
}

async function checkRights(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ role: string; tables: number; missing: string[] | null }>(`
    SELECT current_user AS role, count(*)::int AS tables,
      array_agg(DISTINCT relname::text) FILTER (WHERE NOT has_table_privilege(oid, right_name)) AS missing
    FROM pg_class CROSS JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS right_name
    WHERE relnamespace = to_regnamespace('public') AND relkind IN ('r', 'p')
      AND (relname <> 'audit_entries' OR right_name IN ('SELECT', 'INSERT'))
      AND (relname NOT IN ('audit_links', 'audit_anchors') OR right_name = 'SELECT')
  `);
  const { role, tables, missing } = rows[0]!;
  if (tables === 0) return empty;
  if (missing) {
    return problem(
      `The role ${role} cannot use ${missing.join(', ')}. Start a server with DATABASE_OWNER_URL, which grants the rights.`,
    );
  }
  if (await mayChangeAuditLog(pool)) {
    return warning(
      `The role ${role} could change the audit log. Use separate roles for DATABASE_URL and DATABASE_OWNER_URL.`,
    );
  }
  return ok(`The role ${role} has the rights of the server, and cannot change the audit log.`);
}

export interface ConnectionBudget {
  /** Connections that the role of the server can use in total. */
  limit: number;
  /** Connections of other programs. */
  others: number;
  /** Running server processes. */
  processes: number;
  /** Connections of a process at most. */
  perProcess: number;
}

async function readBudget(pool: pg.Pool, pooled: boolean): Promise<ConnectionBudget> {
  // `reserved_connections` exists since PostgreSQL 16. Limits of roles and databases are -1 if unlimited.
  const { rows } = await pool.query<Omit<ConnectionBudget, 'perProcess'>>(
    `
    SELECT least(
        current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0),
        nullif(rolconnlimit, -1), nullif(datconnlimit, -1)
      ) AS limit,
      (SELECT count(*)::int FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND application_name !~ $1) AS others,
      (SELECT count(DISTINCT (client_addr, application_name))::int FROM pg_stat_activity
        WHERE datname = current_database()
          AND application_name ~ '^office \\d+ process number$') AS processes
    FROM pg_roles, pg_database
    WHERE rolname = current_user AND datname = current_database()
  `,
    // The connections of a pooler are those of another program.
    [pooled ? '^office \\d+ ' : '^office '],
  );
  return { ...rows[0]!, perProcess: pooled ? sessionsPerProcess : connectionsPerProcess };
}

/** A process opens connections as needed, and a rolling restart needs those of one process more. */
export function evaluateBudget({
  limit,
  others,
  processes,
  perProcess,
}: ConnectionBudget): Finding {
  const reserved = others + processes * perProcess;
  const further = Math.max(0, Math.floor((limit - reserved) / perProcess));
  const state = `${processes} server processes can use ${perProcess} connections each, other programs use ${others}, and ${limit} are allowed`;
  if (further > 0) return ok(`${state}: ${further} more processes can start.`);
  const advice = `Raise max_connections by ${reserved + perProcess - limit}, or the limit of the role or database.`;
  if (processes === 0 || reserved > limit) return problem(`${state}: too few. ${advice}`);
  return warning(`${state}: no other can start, for example in a rolling restart. ${advice}`);
}
