import { and, asc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { passkeys, usedPasskeyChallenges } from '../../database/schema/sign-in.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export function findPasskeysOf(tx: Queryable, userId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey(tx: Queryable, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Returns null if the credential is registered already. */
export async function insertPasskey(
  tx: Queryable,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

/** Returns false if the passkey was removed. */
export async function savePasskeyUse(
  tx: Queryable,
  id: string,
  use: Pick<PasskeyRow, 'counter' | 'synced' | 'lastUsedAt'>,
): Promise<boolean> {
  const { rowCount } = await tx.update(passkeys).set(use).where(eq(passkeys.id, id));
  return (rowCount ?? 0) > 0;
}

const isOf = ({ userId, passkeyId }: { userId: string; passkeyId: string }) =>
  and(eq(passkeys.userId, userId), eq(passkeys.id, passkeyId));

export async function renamePasskey(
  tx: Queryable,
  which: { userId: string; passkeyId: string },
  name: string,
): Promise<boolean> {
  const { rowCount } = await tx.update(passkeys).set({ name }).where(isOf(which));
  return (rowCount ?? 0) > 0;
}

export async function deletePasskey(
  tx: Queryable,
  which: { userId: string; passkeyId: string },
): Promise<PasskeyRow | null> {
  const [row] = await tx.delete(passkeys).where(isOf(which)).returning();
  return row ?? null;
}

export async function deletePasskeysOf(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Returns false if the challenge was used before. */
export async function saveUsedChallenge(
  tx: Queryable,
  challenge: string,
  usedAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(usedPasskeyChallenges)
    .values({ challenge, usedAt })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function deleteUsedChallenges(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(usedPasskeyChallenges)
    .where(lt(usedPasskeyChallenges.usedAt, before));
  return rowCount ?? 0;
}
