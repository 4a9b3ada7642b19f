import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/** A query that its time limit has cancelled (PostgreSQL's `query_canceled`). */
const canceled = '57014';

/** Reads in a transaction of which no query may take longer; see {@link isTooLate}. */
export async function readWithin<T>(
  db: Database,
  milliseconds: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      // Compiling a query takes longer than those that have a limit may run.
      await tx.execute(sql`
        SELECT set_config('statement_timeout', ${String(milliseconds)}, true), set_config('jit', 'off', true)`);
      return work(tx);
    },
    { accessMode: 'read only' },
  );
}

/** Whether a query failed because it took too long. Its transaction is over with it. */
export function isTooLate(error: unknown): boolean {
  return codeOf(error) === canceled;
}

/** Drizzle wraps the error of the database. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: unknown }).code ?? codeOf(error.cause);
}
