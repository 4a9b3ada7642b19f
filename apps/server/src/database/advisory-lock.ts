import { sql } from 'drizzle-orm';
import { advisoryLockIds } from './advisory-lock-ids.ts';
import type { Queryable, Transaction } from './database.ts';

export async function lockUntilCommit(
  tx: Queryable,
  name: keyof typeof advisoryLockIds,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLockIds[name]})`);
}

/** Locks one value of many, such as an id. */
export async function lockValueUntilCommit(
  tx: Queryable,
  name: keyof typeof advisoryLockIds,
  value: string,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLockIds[name]}, hashtext(${value}))`);
}

export async function tryLockUntilCommit(
  tx: Transaction,
  name: keyof typeof advisoryLockIds,
): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${advisoryLockIds[name]}) AS locked`,
  );
  return rows[0]?.locked === true;
}
