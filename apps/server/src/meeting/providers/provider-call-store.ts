import { maxProviderCallsPerDay, type Provider } from '@office/vocabulary';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { providerCalls } from '../../database/schema/linked-accounts.ts';
import type { AccountRef } from '../oauth/linked-account-store.ts';

/** Days are UTC days. Returns false if the daily limit is reached: the call must not be made. */
export async function countCall(tx: Queryable, ref: AccountRef, now: Date): Promise<boolean> {
  const day = dayOf(now);
  const { rowCount } = await tx
    .insert(providerCalls)
    .values({ ...ref, day, count: 1 })
    .onConflictDoUpdate({
      target: [providerCalls.userId, providerCalls.provider, providerCalls.day],
      set: { count: sql`${providerCalls.count} + 1` },
      setWhere: lt(providerCalls.count, maxProviderCallsPerDay),
    });
  return rowCount === 1;
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

export async function findExhaustedProviders(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<ReadonlySet<Provider>> {
  const rows = await tx
    .select({ provider: providerCalls.provider })
    .from(providerCalls)
    .where(
      and(
        eq(providerCalls.userId, userId),
        eq(providerCalls.day, dayOf(now)),
        gte(providerCalls.count, maxProviderCallsPerDay),
      ),
    );
  return new Set(rows.map(({ provider }) => provider));
}

export async function deleteCalls(tx: Queryable, before: Date): Promise<number> {
  const day = dayOf(before);
  const { rowCount } = await tx.delete(providerCalls).where(lt(providerCalls.day, day));
  return rowCount ?? 0;
}
