import { maxProviderCallsADay } from '@office/vocabulary';
import { lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { providerCalls } from '../../database/schema/linked-accounts.ts';
import type { AccountRef } from '../accounts/linked-account-store.ts';

/**
 * Counts a call that makes or changes a meeting. The day is that of GMT.
 *
 * @returns false where the calls of the day are used up: it is not counted, and must not be made
 */
export async function countCall(tx: Queryable, ref: AccountRef, now: Date): Promise<boolean> {
  const day = now.toISOString().slice(0, 10);
  const { rowCount } = await tx
    .insert(providerCalls)
    .values({ ...ref, day, count: 1 })
    .onConflictDoUpdate({
      target: [providerCalls.userId, providerCalls.provider, providerCalls.day],
      set: { count: sql`${providerCalls.count} + 1` },
      setWhere: lt(providerCalls.count, maxProviderCallsADay),
    });
  return rowCount === 1;
}

/** @returns how many days were deleted */
export async function deleteCalls(tx: Queryable, before: Date): Promise<number> {
  const day = before.toISOString().slice(0, 10);
  const { rowCount } = await tx.delete(providerCalls).where(lt(providerCalls.day, day));
  return rowCount ?? 0;
}
