import {
  and,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { memberships, organizationSignInRules } from '../../database/schema/organizations.ts';
import {
  passkeys,
  recoveryCodes,
  sessions,
  twoFactorSecrets,
} from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';
import { administeredBy, isAdministratorOf, isDelegateOf } from './administration-store.ts';
import type { SessionEndReason } from './session-store.ts';

export type TwoFactorSecret = typeof twoFactorSecrets.$inferSelect;

export async function findTwoFactorSecret(
  tx: Queryable,
  userId: string,
): Promise<TwoFactorSecret | null> {
  const [row] = await tx.select().from(twoFactorSecrets).where(eq(twoFactorSecrets.userId, userId));
  return row ?? null;
}

/** Replaces an unconfirmed secret. */
export async function saveTwoFactorSecret(
  tx: Queryable,
  row: Pick<TwoFactorSecret, 'userId' | 'secret' | 'createdAt'>,
): Promise<void> {
  const { userId: _userId, ...set } = row;
  await tx
    .insert(twoFactorSecrets)
    .values(row)
    .onConflictDoUpdate({
      target: twoFactorSecrets.userId,
      set,
      setWhere: isNull(twoFactorSecrets.confirmedAt),
    });
}

export async function confirmTwoFactorSecret(
  tx: Queryable,
  userId: string,
  set: { confirmedAt: Date; usedStep: number },
): Promise<void> {
  await tx.update(twoFactorSecrets).set(set).where(eq(twoFactorSecrets.userId, userId));
}

export async function saveUsedStep(tx: Queryable, userId: string, usedStep: number): Promise<void> {
  await tx.update(twoFactorSecrets).set({ usedStep }).where(eq(twoFactorSecrets.userId, userId));
}

/** Whether the account of a member has an authenticator app or a passkey. */
export const hasSecondFactor = sql<boolean>`(
  EXISTS (SELECT FROM ${twoFactorSecrets} WHERE ${twoFactorSecrets.userId} = ${memberships.userId}
    AND ${twoFactorSecrets.confirmedAt} IS NOT NULL)
  OR EXISTS (SELECT FROM ${passkeys} WHERE ${passkeys.userId} = ${memberships.userId}))`;

/** Deletes the secret and, by its foreign key, the recovery codes. */
export async function deleteTwoFactorSecret(tx: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(twoFactorSecrets)
    .where(and(eq(twoFactorSecrets.userId, userId), isNotNull(twoFactorSecrets.confirmedAt)));
  return (rowCount ?? 0) > 0;
}

export async function deleteUnconfirmedSecrets(tx: Queryable, before: Date): Promise<number> {
  const { confirmedAt, createdAt } = twoFactorSecrets;
  const { rowCount } = await tx
    .delete(twoFactorSecrets)
    .where(and(isNull(confirmedAt), sql`${createdAt} < ${before}`));
  return rowCount ?? 0;
}

export async function replaceRecoveryCodes(
  tx: Queryable,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

export async function consumeRecoveryCode(
  tx: Queryable,
  userId: string,
  codeHashes: readonly string[],
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, [...codeHashes])));
  return (rowCount ?? 0) > 0;
}

export async function countRecoveryCodes(tx: Queryable, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.count ?? 0;
}

/** Returns whether an organisation requires two-factor authentication of the user as administrator. */
export async function isTwoFactorRequired(
  tx: Queryable,
  { userId, organizationId }: { userId: string; organizationId?: string },
): Promise<boolean> {
  const { adminTwoFactor } = organizationSignInRules;
  const id = organizationSignInRules.organizationId;
  const rows = await tx
    .select({ id })
    .from(organizationSignInRules)
    .where(
      and(
        eq(adminTwoFactor, true),
        inArray(id, administeredBy(tx, userId)),
        organizationId ? eq(id, organizationId) : undefined,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function countAdministratorsWithoutTwoFactor(
  tx: Queryable,
  organizationId: string,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(memberships)
    .where(
      and(
        or(isAdministratorOf(organizationId), isDelegateOf(organizationId)),
        not(hasSecondFactor),
      ),
    );
  return row?.count ?? 0;
}

/** Keeps sessions that used a passkey which still exists. */
export async function endAdminSessionsWithoutTwoFactor(
  tx: Queryable,
  organizationId: string,
  { endedAt, endReason }: { endedAt: Date; endReason: SessionEndReason },
): Promise<void> {
  const ofUser = eq(twoFactorSecrets.userId, sessions.userId);
  const confirmed = tx
    .select({ one: sql`1` })
    .from(twoFactorSecrets)
    .where(and(ofUser, isNotNull(twoFactorSecrets.confirmedAt)));
  const passkey = tx
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.userId, sessions.userId));
  const memberAdmin = tx
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, sessions.userId), eq(users.systemAdmin, false)));
  await tx
    .update(sessions)
    .set({ endedAt, endReason })
    .where(
      and(
        eq(sessions.organizationId, organizationId),
        eq(sessions.audience, 'ADMIN'),
        isNull(sessions.endedAt),
        isNull(sessions.ssoOrganizationId),
        notExists(confirmed),
        not(and(sessions.passkeyUsed, exists(passkey))!),
        exists(memberAdmin),
      ),
    );
}
