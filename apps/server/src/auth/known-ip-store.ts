import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { ipBlacklist, loginCodes } from '../database/schema/sign-in.ts';
import { trustedIps } from '../database/schema/users.ts';

export async function findBlacklisting(tx: Queryable, ip: string, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ until: ipBlacklist.until })
    .from(ipBlacklist)
    .where(and(eq(ipBlacklist.ip, ip), gt(ipBlacklist.until, now)));
  return row?.until ?? null;
}

export async function blacklistIp(tx: Queryable, ip: string, until: Date): Promise<void> {
  await tx
    .insert(ipBlacklist)
    .values({ ip, until })
    .onConflictDoUpdate({ target: ipBlacklist.ip, set: { until } });
}

export async function findTrustedIps(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ ip: trustedIps.ip })
    .from(trustedIps)
    .where(eq(trustedIps.userId, userId));
  return rows.map((row) => row.ip);
}

export async function trustIp(tx: Queryable, userId: string, ip: string): Promise<void> {
  await tx.insert(trustedIps).values({ userId, ip }).onConflictDoNothing();
}

export type LoginCode = typeof loginCodes.$inferSelect;

export async function findLoginCode(
  tx: Queryable,
  userId: string,
  ip: string,
): Promise<LoginCode | null> {
  const [row] = await tx
    .select()
    .from(loginCodes)
    .where(and(eq(loginCodes.userId, userId), eq(loginCodes.ip, ip)));
  return row ?? null;
}

/** Stores a new code, keeping the count of wrong ones. */
export async function saveLoginCode(
  tx: Queryable,
  code: { userId: string; ip: string; codeHash: string; sentAt: Date; expiresAt: Date },
): Promise<void> {
  const { codeHash, sentAt, expiresAt } = code;
  await tx
    .insert(loginCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [loginCodes.userId, loginCodes.ip],
      set: { codeHash, sentAt, expiresAt },
    });
}

export async function saveWrongCodes(
  tx: Queryable,
  code: LoginCode,
  wrong: { wrongCodes: number; wrongSince: Date },
): Promise<void> {
  await tx
    .update(loginCodes)
    .set({ ...wrong, expiresAt: code.expiresAt })
    .where(and(eq(loginCodes.userId, code.userId), eq(loginCodes.ip, code.ip)));
}

/** Wrong codes for an account from all addresses, of runs that began after `since`. */
export async function countWrongCodes(tx: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ wrong: sql<number>`coalesce(sum(${loginCodes.wrongCodes}), 0)::int` })
    .from(loginCodes)
    .where(and(eq(loginCodes.userId, userId), gt(loginCodes.wrongSince, since)));
  return row?.wrong ?? 0;
}

export async function removeLoginCode(tx: Queryable, userId: string, ip: string): Promise<void> {
  await tx.delete(loginCodes).where(and(eq(loginCodes.userId, userId), eq(loginCodes.ip, ip)));
}

/** Deletes codes sent before `before`, with their counts of wrong ones. */
export async function deleteLoginCodes(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(loginCodes).where(lt(loginCodes.sentAt, before));
  return rowCount ?? 0;
}

/** Deletes addresses whose time on the blacklist is over. */
export async function deleteExpiredBlacklistings(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx.delete(ipBlacklist).where(lte(ipBlacklist.until, now));
  return rowCount ?? 0;
}
