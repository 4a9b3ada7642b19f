import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { trustedNetworks } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';

export type TrustedNetworkRow = typeof trustedNetworks.$inferSelect;

interface NetworkRef {
  userId: string;
  network: string;
}

const isThe = ({ userId, network }: NetworkRef) =>
  and(eq(trustedNetworks.userId, userId), eq(trustedNetworks.network, network));

export async function findNetwork(
  tx: Queryable,
  ref: NetworkRef,
  usedSince: Date,
): Promise<TrustedNetworkRow | null> {
  const [row] = await tx
    .select()
    .from(trustedNetworks)
    .where(and(isThe(ref), gt(trustedNetworks.lastUsedAt, usedSince)));
  return row ?? null;
}

export async function saveNetwork(tx: Queryable, ref: NetworkRef, now: Date): Promise<void> {
  const times = { createdAt: now, lastUsedAt: now };
  await tx
    .insert(trustedNetworks)
    .values({ ...ref, ...times })
    .onConflictDoUpdate({
      target: [trustedNetworks.userId, trustedNetworks.network],
      set: times,
    });
}

/** Updates the last use of a network if it lies between `usedSince` and `before`. */
export async function updateLastUse(
  tx: Queryable,
  ref: NetworkRef,
  { now, before, usedSince }: { now: Date; before: Date; usedSince: Date },
): Promise<void> {
  const { lastUsedAt } = trustedNetworks;
  await tx
    .update(trustedNetworks)
    .set({ lastUsedAt: now })
    .where(and(isThe(ref), gt(lastUsedAt, usedSince), lte(lastUsedAt, before)));
}

export function findNetworksOf(
  tx: Queryable,
  { userId, usedSince }: { userId: string; usedSince: Date },
  page: PageRequest,
): Promise<{ rows: TrustedNetworkRow[]; total: number }> {
  const { lastUsedAt, id } = trustedNetworks;
  const query = tx
    .select()
    .from(trustedNetworks)
    .where(and(eq(trustedNetworks.userId, userId), gt(lastUsedAt, usedSince)))
    .$dynamic();
  return findPage(tx, query, [desc(lastUsedAt), desc(id)], page);
}

export async function deleteNetwork(
  tx: Queryable,
  { userId, networkId }: { userId: string; networkId: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(trustedNetworks)
    .where(and(eq(trustedNetworks.userId, userId), eq(trustedNetworks.id, networkId)));
  return (rowCount ?? 0) > 0;
}

export async function deleteNetworksOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(trustedNetworks).where(eq(trustedNetworks.userId, userId));
}

export async function deleteUnusedNetworks(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(trustedNetworks)
    .where(lte(trustedNetworks.lastUsedAt, before));
  return rowCount ?? 0;
}

export async function disableFirstNetworkTrust(tx: Queryable, userId: string): Promise<void> {
  await tx.update(users).set({ trustsFirstNetwork: false }).where(eq(users.id, userId));
}
