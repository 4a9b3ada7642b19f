import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { ipBlacklist, loginCodes } from '../../database/schema/sign-in.ts';

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

/** Stores a new code and keeps the count of wrong codes. */
export async function saveLoginCode(
  tx: Queryable,
  code: Omit<LoginCode, 'wrongCodes' | 'wrongSince'>,
): Promise<void> {
  const { userId: _userId, ip: _ip, ...set } = code;
  await tx
    .insert(loginCodes)
    .values(code)
    .onConflictDoUpdate({ target: [loginCodes.userId, loginCodes.ip], set });
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

/** Counts the wrong codes for an account from all addresses, in runs that started after `since`. */
export async function countWrongCodes(tx: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ wrong: sql<number>`coalesce(sum(${loginCodes.wrongCodes}), 0)::int` })
    .from(loginCodes)
    .where(and(eq(loginCodes.userId, userId), gt(loginCodes.wrongSince, since)));
  return row?.wrong ?? 0;
}

export async function countSentCodes(
  tx: Queryable,
  userId: string,
  since: Date,
): Promise<{ sent: number; since: Date | null }> {
  const counted = and(eq(loginCodes.userId, userId), gt(loginCodes.countedSince, since));
  const rows = await tx
    .select({ sentCodes: loginCodes.sentCodes, countedSince: loginCodes.countedSince })
    .from(loginCodes)
    .where(counted)
    .orderBy(asc(loginCodes.countedSince));
  const sent = rows.reduce((sum, row) => sum + row.sentCodes, 0);
  return { sent, since: rows[0]?.countedSince ?? null };
}

export async function deleteLoginCodesOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(loginCodes).where(eq(loginCodes.userId, userId));
}

export async function removeLoginCode(tx: Queryable, userId: string, ip: string): Promise<void> {
  await tx.delete(loginCodes).where(and(eq(loginCodes.userId, userId), eq(loginCodes.ip, ip)));
}

export async function deleteLoginCodes(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(loginCodes).where(lt(loginCodes.sentAt, before));
  return rowCount ?? 0;
}

export async function deleteExpiredBlacklistings(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx.delete(ipBlacklist).where(lte(ipBlacklist.until, now));
  return rowCount ?? 0;
}
