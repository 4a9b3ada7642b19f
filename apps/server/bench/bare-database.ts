import pg from 'pg';
import { loadConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { cpuMs } from './cpu-time.ts';

/** Connection of the owner of the tables, for bare comparisons. */
export interface BareDatabase {
  client: pg.Client;
  /** CPU time of its PostgreSQL process in milliseconds. */
  cpuMs(): Promise<number>;
  close(): Promise<void>;
}

export async function openBareDatabase(dataDir: string): Promise<BareDatabase> {
  const database = await openDatabase({
    ...loadConfig({ OFFICE_DATA_DIR: dataDir }),
    databaseUrl: null,
    databaseOwnerUrl: null,
  });
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const { pid } = rows[0]!;
  return {
    client,
    cpuMs: () => cpuMs([pid]),
    close: async () => {
      await client.end();
      await database.close();
    },
  };
}
