import type { Language } from '@office/vocabulary';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { users } from '../database/schema/users.ts';

export interface Account {
  id: string;
  email: string;
  passwordHash: string | null;
  blockedAt: Date | null;
  blockReason: (typeof users.$inferSelect)['blockReason'];
  language: Language;
  demo: boolean;
}

const account = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  blockedAt: users.blockedAt,
  blockReason: users.blockReason,
  language: users.language,
  demo: users.demo,
};

export async function findAccountByEmail(tx: Queryable, email: string): Promise<Account | null> {
  const [row] = await tx.select(account).from(users).where(eq(users.email, email.toLowerCase()));
  return row ?? null;
}

export async function findAccount(tx: Queryable, userId: string): Promise<Account | null> {
  const [row] = await tx.select(account).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Holds an account's row until the transaction ends, so that what is decided about it stays true. */
export async function lockAccount(tx: Queryable, userId: string): Promise<Account | null> {
  const [row] = await tx.select(account).from(users).where(eq(users.id, userId)).for('update');
  return row ?? null;
}

/**
 * Counts an attempt before its password is looked at, so that attempts side by side cannot get past
 * the limit. Answers which attempt it is, or null when none is left or the account is blocked.
 */
export async function reserveLoginAttempt(
  tx: Queryable,
  userId: string,
  limit: number,
): Promise<number | null> {
  const [row] = await tx
    .update(users)
    .set({ loginAttempts: sql`${users.loginAttempts} + 1` })
    .where(and(eq(users.id, userId), isNull(users.blockedAt), lt(users.loginAttempts, limit)))
    .returning({ attempts: users.loginAttempts });
  return row?.attempts ?? null;
}

export async function clearLoginAttempts(tx: Queryable, userId: string): Promise<void> {
  await tx.update(users).set({ loginAttempts: 0 }).where(eq(users.id, userId));
}

/** Blocks an account for wrong passwords. False when it was blocked already. */
export async function blockForAttempts(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ blockedAt: now, blockReason: 'LOGIN_ATTEMPTS' })
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Blocks an account by the operator's decision, which outlasts a new password. */
export async function setOperatorBlock(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ blockedAt: now, blockReason: 'OPERATOR' })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Lifts any block; the account counts its wrong passwords from the start. */
export async function unblockAccount(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ blockedAt: null, blockReason: null, loginAttempts: 0 })
    .where(eq(users.id, userId));
}

export async function setPasswordHash(
  tx: Queryable,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}

export async function setLanguage(
  tx: Queryable,
  userId: string,
  language: Account['language'],
  now: Date,
): Promise<void> {
  await tx.update(users).set({ language, updatedAt: now }).where(eq(users.id, userId));
}

export type NewAccount = typeof users.$inferInsert;

/** Makes an account; null when the address is taken. */
export async function insertAccount(tx: Queryable, account: NewAccount): Promise<string | null> {
  const [row] = await tx
    .insert(users)
    .values({ ...account, email: account.email.toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id ?? null;
}
