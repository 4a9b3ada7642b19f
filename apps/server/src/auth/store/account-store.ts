import type { Language } from '@office/vocabulary';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { users } from '../../database/schema/users.ts';
import { deriveLatinNames } from '../../people/member-directory.ts';

export interface Account {
  id: string;
  email: string;
  passwordHash: string | null;
  blockedAt: Date | null;
  language: Language;
  demo: boolean;
  trustsFirstNetwork: boolean;
}

const account = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  blockedAt: users.blockedAt,
  language: users.language,
  demo: users.demo,
  trustsFirstNetwork: users.trustsFirstNetwork,
};

export async function findAccountByEmail(tx: Queryable, email: string): Promise<Account | null> {
  const [row] = await tx.select(account).from(users).where(eq(users.email, email.toLowerCase()));
  return row ?? null;
}

export async function findAccount(tx: Queryable, userId: string): Promise<Account | null> {
  const [row] = await tx.select(account).from(users).where(eq(users.id, userId));
  return row ?? null;
}

export async function lockAccount(tx: Queryable, userId: string): Promise<Account | null> {
  const [row] = await tx.select(account).from(users).where(eq(users.id, userId)).for('update');
  return row ?? null;
}

/** Like {@link lockAccount}, but does not block new sessions. Not for changes of the password. */
export async function lockAccountForAttempt(
  tx: Queryable,
  userId: string,
): Promise<Account | null> {
  const [row] = await tx
    .select(account)
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row ?? null;
}

/** Blocks an account on behalf of the operator. The block survives a password change. */
export async function setOperatorBlock(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ blockedAt: now })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function liftOperatorBlock(tx: Queryable, userId: string): Promise<void> {
  await tx.update(users).set({ blockedAt: null }).where(eq(users.id, userId));
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

/** Returns null if the email address is already registered. */
export async function insertAccount(tx: Queryable, account: NewAccount): Promise<string | null> {
  const [row] = await tx
    .insert(users)
    .values({ ...account, email: account.email.toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (row) await deriveLatinNames(tx, { userId: row.id });
  return row?.id ?? null;
}

const inviters = alias(users, 'inviters');

const sessionUserQuery = preparedQuery((tx) =>
  tx
    .select({
      id: users.id,
      email: users.email,
      invitedBy: users.invitedBy,
      inviter: { id: inviters.id, nameKanji: inviters.nameKanji, picture: pictureOf(inviters) },
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .leftJoin(inviters, eq(inviters.id, users.invitedBy))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find session user'),
);

export async function findSessionUserRow(tx: Queryable, userId: string) {
  const [row] = await sessionUserQuery(tx).execute({ userId });
  return row ?? null;
}
