import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from './database.ts';

/** The advisory locks of the product: each number stands once, so that no two of them meet. */
export const advisoryLocks = {
  migrations: 4_010_017,
  demoData: 4_010_018,
  /** With a second number, a process's own. */
  processNumbers: 4_010_019,
  cleanup: 4_010_020,
  pushTokens: 4_010_021,
  chatRetention: 4_010_022,
} as const;

/** Waits for a lock, which holds until the transaction ends, or its process does. */
export async function lockUntilCommit(
  tx: Queryable,
  name: keyof typeof advisoryLocks,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks[name]})`);
}

/** As {@link lockUntilCommit} without waiting. False where another transaction holds the lock. */
export async function tryLockUntilCommit(
  tx: Transaction,
  name: keyof typeof advisoryLocks,
): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${advisoryLocks[name]}) AS locked`,
  );
  return rows[0]?.locked === true;
}
