import pg from 'pg';

export interface QueryTime {
  query: string;
  calls: number;
  totalMs: number;
  /** Means. */
  planMs: number;
  execMs: number;
}

export interface DatabaseSize {
  connections: number;
  megabytes: number;
  /** Share of rows that are not removed yet after a change, of all tables. */
  deadRows: number;
}

/** Statistics of PostgreSQL by `pg_stat_statements`. */
export class DatabaseStatistics {
  readonly #client: pg.Client;

  static async open(ownerUrl: string): Promise<DatabaseStatistics> {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    return new DatabaseStatistics(client);
  }

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  async reset(): Promise<void> {
    await this.#client.query('SELECT pg_stat_statements_reset()');
  }

  async totalMs(): Promise<number> {
    const { rows } = await this.#client.query<{ total: number }>(
      'SELECT sum(total_plan_time + total_exec_time)::float8 AS total FROM pg_stat_statements',
    );
    return rows[0]!.total;
  }

  async slowest(count: number): Promise<QueryTime[]> {
    const { rows } = await this.#client.query<QueryTime>(
      `SELECT regexp_replace(query, '\\s+', ' ', 'g') AS query, calls::int,
         (total_plan_time + total_exec_time)::float8 AS "totalMs",
         mean_plan_time::float8 AS "planMs", mean_exec_time::float8 AS "execMs"
       FROM pg_stat_statements ORDER BY "totalMs" DESC LIMIT $1`,
      [count],
    );
    return rows;
  }

  async size(): Promise<DatabaseSize> {
    const { rows } = await this.#client.query<DatabaseSize>(
      `SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
         pg_database_size(current_database()) / 1048576.0::float8 AS megabytes,
         (SELECT coalesce(sum(n_dead_tup)::float8 / nullif(sum(n_live_tup + n_dead_tup), 0), 0)
           FROM pg_stat_user_tables) AS "deadRows"`,
    );
    return rows[0]!;
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
