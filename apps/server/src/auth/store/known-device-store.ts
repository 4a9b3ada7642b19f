import { and, desc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { knownDevices } from '../../database/schema/sign-in.ts';

export type KnownDevice = typeof knownDevices.$inferSelect;

export async function findDevice(
  tx: Queryable,
  where: { userId: string; tokenHash: string; usedSince: Date },
): Promise<KnownDevice | null> {
  const { userId, tokenHash, lastUsedAt } = knownDevices;
  const [row] = await tx
    .select()
    .from(knownDevices)
    .where(
      and(
        eq(userId, where.userId),
        eq(tokenHash, where.tokenHash),
        gt(lastUsedAt, where.usedSince),
      ),
    );
  return row ?? null;
}

export async function listTokenHashes(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  return rows.map(({ tokenHash }) => tokenHash);
}

export async function isIssuedToken(tx: Queryable, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, tokenHash))
    .limit(1);
  return rows.length > 0;
}

export async function saveDevice(
  tx: Queryable,
  device: { userId: string; tokenHash: string; lastUsedAt: Date },
): Promise<string> {
  const { lastUsedAt } = device;
  const [row] = await tx
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt },
    })
    .returning({ id: knownDevices.id });
  return row!.id;
}

/** Keeps `deviceId` and the most recently used other devices of a user, `limit` in total. */
export async function deleteOldDevices(
  tx: Queryable,
  { userId, deviceId }: { userId: string; deviceId: string },
  limit: number,
): Promise<void> {
  const newest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), sql`${knownDevices.id} = ${deviceId} DESC`)
    .limit(limit);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)));
}

export async function deleteDevices(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(knownDevices).where(inArray(knownDevices.id, [...ids]));
}

export async function deleteDevicesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

export async function deleteUnusedDevices(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(knownDevices).where(lte(knownDevices.lastUsedAt, before));
  return rowCount ?? 0;
}
