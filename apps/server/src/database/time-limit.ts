import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/** PostgreSQL's `query_canceled`, raised by the statement timeout. */
const canceled = '57014';

export async function readWithTimeout<T>(
  db: Database,
  milliseconds: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      // Disables JIT, because compiling a query can take longer than the time limit.
      await tx.execute(sql`
        SELECT set_config('statement_timeout', ${String(milliseconds)}, true), set_config('jit', 'off', true)`);
      return work(tx);
    },
    { accessMode: 'read only' },
  );
}

/** Whether a query exceeded its time limit. Its transaction has been aborted. */
export function isStatementTimeout(error: unknown): boolean {
  return codeOf(error) === canceled;
}

/** Drizzle wraps database errors, so the code is also searched in the causes. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: unknown }).code ?? codeOf(error.cause);
}
