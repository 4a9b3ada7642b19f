import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { storedHashes } from '../../lib/key-ring.ts';
import { decryptToken } from '../../lib/token-cipher.ts';
import type { Platform } from '../../platform/platform.ts';
import { reserveAttempt, resetAttempts, twoFactorSource } from '../passwords/password-attempts.ts';
import type { Account } from '../store/account-store.ts';
import {
  consumeRecoveryCode,
  findTwoFactorSecret,
  saveUsedStep,
} from '../store/two-factor-store.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { matchTotpStep } from './totp.ts';

type Deps = Pick<Platform, 'now' | 'config' | 'mail' | 'audit'>;

export async function hasTwoFactor(tx: Queryable, userId: string): Promise<boolean> {
  return !!(await findTwoFactorSecret(tx, userId))?.confirmedAt;
}

/**
 * Verifies a code of the authenticator app or a recovery code, each of which can be used once.
 * Counts wrong codes at sign-in for all networks together, because the caller has the password, and
 * mails the owner about a block. Counts those in the settings per session, so that an unattended
 * session cannot block the sign-in. Requires the account
 * lock, so that codes are checked in turn.
 * @returns null, or an error to throw after the commit of the count
 */
export async function checkTwoFactor(
  deps: Deps,
  tx: Queryable,
  account: Account,
  code: string,
  sessionId?: string,
): Promise<ApiError | null> {
  const row = await findTwoFactorSecret(tx, account.id);
  if (!row?.confirmedAt) return new ApiError('twoFactorNotEnabled');
  const source = twoFactorSource(sessionId);
  const { allowed, remaining, until } = await reserveAttempt(deps, tx, account.id, source);
  if (!allowed) return attemptsExceeded(until);
  const accepted =
    code.length === 6
      ? await acceptTotp(deps, tx, row, code)
      : await acceptRecoveryCode(deps, tx, account, code);
  if (accepted) {
    await resetAttempts(tx, account.id, source);
    return null;
  }
  if (!until) return new ApiError('twoFactorCodeInvalid', { data: { remaining } });
  if (!sessionId) {
    const { email: to, language } = account;
    const values = { at: deps.now(), until };
    await deps.mail.enqueue(tx, { to, language, template: 'twoFactorBlocked', values });
  }
  return attemptsExceeded(until);
}

function attemptsExceeded(until: Date | null): ApiError {
  const data = until ? { until: until.toISOString() } : {};
  return new ApiError('twoFactorAttemptsExceeded', { data });
}

async function acceptTotp(
  deps: Pick<Platform, 'now' | 'config'>,
  tx: Queryable,
  row: { userId: string; secret: string; usedStep: number | null },
  code: string,
): Promise<boolean> {
  const { userId, usedStep } = row;
  const secret = decryptToken(deps.config, row.secret, userId, 'two-factor-secrets');
  const step = secret === null ? null : matchTotpStep(secret, code, { now: deps.now(), usedStep });
  if (step === null) return false;
  await saveUsedStep(tx, userId, step);
  return true;
}

async function acceptRecoveryCode(
  deps: Deps,
  tx: Queryable,
  { id: userId, email, language }: Account,
  code: string,
): Promise<boolean> {
  const hashes = storedHashes(deps.config, (secret) => hashRecoveryCode(secret, userId, code));
  if (!(await consumeRecoveryCode(tx, userId, hashes))) return false;
  await deps.audit(tx, {
    action: 'RECOVERY_CODE_USED',
    target: { kind: 'ACCOUNT', id: userId },
    userId,
    concernedUserId: userId,
  });
  const values = { at: deps.now() };
  await deps.mail.enqueue(tx, { to: email, language, template: 'recoveryCodeUsed', values });
  return true;
}
