import type { Schemas } from '@office/api';
import { twoFactorSetupMs } from '@office/vocabulary';
import type { Queryable, Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Claims, WithClaims } from '../../http/claims.ts';
import { hashWithKeyId } from '../../lib/key-ring.ts';
import { decryptToken, encryptToken } from '../../lib/token-cipher.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAccountChange } from '../account-change.ts';
import { resetAttempts, twoFactorSource } from '../passwords/password-attempts.ts';
import { requirePassword } from '../passwords/password-check.ts';
import { lockAccount, type Account } from '../store/account-store.ts';
import { endSessions, lockOpenSession } from '../store/session-store.ts';
import * as store from '../store/two-factor-store.ts';
import { checkTwoFactor } from './check-two-factor.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { matchTotpStep, newTotpSecret, totpUri } from './totp.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'mail' | 'audit'>;
type Context = Deps & WithClaims;

export async function getTwoFactor({
  db,
  claims: { userId },
}: Pick<Platform, 'db'> & WithClaims): Promise<Schemas['TwoFactorStatus']> {
  const row = await store.findTwoFactorSecret(db, userId);
  return {
    enabled: !!row?.confirmedAt,
    enabledAt: row?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: row?.confirmedAt ? await store.countRecoveryCodes(db, userId) : 0,
    required: await store.isTwoFactorRequired(db, { userId }),
  };
}

/** Requires the password, so that an unattended session cannot lock out its owner. */
export async function startTwoFactorSetup(
  context: Context,
  { currentPassword }: Schemas['CurrentPasswordRequest'],
  caller: { ip: string },
): Promise<Schemas['TwoFactorSetup']> {
  const { id: userId, email } = await requirePassword(context, currentPassword, caller);
  const plain = newTotpSecret();
  const secret = encryptToken(context.config, plain, userId, 'two-factor-secrets');
  const createdAt = context.now();
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const row = await store.findTwoFactorSecret(tx, userId);
    if (row?.confirmedAt) throw new ApiError('twoFactorAlreadyEnabled');
    await store.saveTwoFactorSecret(tx, { userId, secret, createdAt });
  });
  return {
    secret: plain,
    uri: totpUri(plain, email),
    expiresAt: new Date(createdAt.getTime() + twoFactorSetupMs).toISOString(),
  };
}

/** Enables two-factor authentication with a code for the new secret, and returns recovery codes. */
export async function confirmTwoFactorSetup(
  context: Context,
  { code }: Schemas['ConfirmTwoFactorRequest'],
): Promise<Schemas['RecoveryCodes']> {
  const { userId } = context.claims;
  return context.db.transaction(async (tx) => {
    const account = await requireLockedAccount(tx, context.claims);
    const row = await store.findTwoFactorSecret(tx, userId);
    if (!row) throw new ApiError('twoFactorSetupExpired');
    if (row.confirmedAt) throw new ApiError('twoFactorAlreadyEnabled');
    const now = context.now();
    const secret = decryptToken(context.config, row.secret, userId, 'two-factor-secrets');
    if (!secret || row.createdAt.getTime() + twoFactorSetupMs <= now.getTime()) {
      throw new ApiError('twoFactorSetupExpired');
    }
    const usedStep = matchTotpStep(secret, code, { now, usedStep: null });
    if (usedStep === null) throw new ApiError('twoFactorCodeInvalid');
    await store.confirmTwoFactorSecret(tx, userId, { confirmedAt: now, usedStep });
    await recordAccountChange(context, tx, account, 'TWO_FACTOR_ENABLED', {
      template: 'twoFactorEnabled',
      values: { at: now },
    });
    return replaceRecoveryCodes(context, tx, userId);
  });
}

export async function renewRecoveryCodes(
  context: Context,
  { code }: Schemas['TwoFactorCodeRequest'],
): Promise<Schemas['RecoveryCodes']> {
  const { userId } = context.claims;
  const outcome = await context.db.transaction(async (tx) => {
    const account = await requireLockedAccount(tx, context.claims);
    const refusal = await checkTwoFactor(context, tx, account, code, context.claims.sessionId);
    if (refusal) return refusal;
    await recordAccountChange(context, tx, account, 'RECOVERY_CODES_RENEWED');
    return replaceRecoveryCodes(context, tx, userId);
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

export async function disableTwoFactor(
  context: Context,
  { code }: Schemas['TwoFactorCodeRequest'],
): Promise<void> {
  const { userId } = context.claims;
  const refusal = await context.db.transaction(async (tx) => {
    const account = await requireLockedAccount(tx, context.claims);
    if (await store.isTwoFactorRequired(tx, { userId })) {
      return new ApiError('twoFactorRequiredByOrganization');
    }
    const refusal = await checkTwoFactor(context, tx, account, code, context.claims.sessionId);
    if (refusal) return refusal;
    await store.deleteTwoFactorSecret(tx, userId);
    await recordDisabled(context, tx, account);
    return null;
  });
  if (refusal) throw refusal;
}

/** Also ends the administration sessions of the user. Returns false if it was off. */
export async function resetTwoFactor(deps: Deps, userId: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account || !(await store.deleteTwoFactorSecret(tx, userId))) return false;
    await resetAttempts(tx, userId, twoFactorSource());
    await endSessions(tx, { userId, audience: 'ADMIN' }, 'REVOKED', deps.now());
    await recordDisabled(deps, tx, account);
    return true;
  });
}

function recordDisabled(
  deps: Pick<Platform, 'now' | 'mail' | 'audit'>,
  tx: Transaction,
  account: Account,
): Promise<void> {
  return recordAccountChange(deps, tx, account, 'TWO_FACTOR_DISABLED', {
    template: 'twoFactorDisabled',
    values: { at: deps.now() },
  });
}

/** Rejects a session that a password reset has ended while the request waited for the lock. */
async function requireLockedAccount(
  tx: Transaction,
  { userId, sessionId }: Claims,
): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (!account) throw new ApiError('userOrTokenNotFound');
  if (!(await lockOpenSession(tx, sessionId))) throw new ApiError('tokenInvalidOrExpired');
  return account;
}

async function replaceRecoveryCodes(
  { config }: Pick<Platform, 'config'>,
  tx: Queryable,
  userId: string,
): Promise<Schemas['RecoveryCodes']> {
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) =>
    hashWithKeyId(config, (secret) => hashRecoveryCode(secret, userId, code)),
  );
  await store.replaceRecoveryCodes(tx, userId, hashes);
  return { recoveryCodes };
}
