import { blockCodes, firstWarnedPassword, maxWrongPasswords } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import {
  blockForAttempts,
  clearLoginAttempts,
  findAccount,
  findAccountByEmail,
  reserveLoginAttempt,
} from './account-store.ts';
import type { Account } from './account-store.ts';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import { verifyPassword } from './password-hash.ts';
import type { VerifyHash } from './password-hash.ts';

/**
 * Attempts on one account wait for each other within a process: five correct sign-ins at the same
 * moment must not look like five attempts under way. The limit itself is kept by the database.
 */
const attempts = new KeyedQueue();

/**
 * The account that e-mail and password belong to. Counts wrong passwords; the fifth blocks.
 *
 * @throws {ApiError} 422 `emailNotFound`, `incorrectPassword`, `passwordAttemptWarning` { remaining };
 *   403 `loginAttemptLimitExceeded`, `userBlocked`
 */
export async function checkPassword(
  deps: Pick<Platform, 'db' | 'now' | 'mail' | 'config'>,
  credentials: { email: string; password: string },
  verifyHash?: VerifyHash,
): Promise<Account> {
  const { email, password } = credentials;
  const account = await findAccountByEmail(deps.db, email);
  // A person who has not finished signing up has no account to sign in to yet.
  if (!account?.passwordHash) {
    await verifyPassword(null, password, verifyHash);
    throw new ApiError('emailNotFound');
  }
  const outcome = await tryPassword(deps, account.id, password, verifyHash);
  if (outcome.right) return outcome.account;
  const remaining = maxWrongPasswords - (outcome.attempt ?? maxWrongPasswords);
  if (remaining <= 0) throw blockedError(outcome.account);
  if (remaining <= maxWrongPasswords - firstWarnedPassword) {
    throw new ApiError('passwordAttemptWarning', { data: { remaining } });
  }
  throw new ApiError('incorrectPassword');
}

/**
 * Compares a password with an account's, as one of the attempts that the account has.
 *
 * @returns whether it is right; else which wrong attempt it was, null when none was left
 */
export function tryPassword(
  deps: Pick<Platform, 'db' | 'now' | 'mail' | 'config'>,
  userId: string,
  password: string,
  verifyHash?: VerifyHash,
): Promise<{ account: Account } & ({ right: true } | { right: false; attempt: number | null })> {
  return attempts.run(userId, async () => {
    const attempt = await reserveLoginAttempt(deps.db, userId, maxWrongPasswords);
    const account = await findAccount(deps.db, userId);
    if (!account) throw new ApiError('userOrTokenNotFound');
    if (attempt === null) return { right: false, attempt, account };
    if (await verifyPassword(account.passwordHash, password, verifyHash)) {
      await clearLoginAttempts(deps.db, userId);
      return { right: true, account };
    }
    if (attempt >= maxWrongPasswords) await blockAndTell(deps, account);
    return { right: false, attempt, account };
  });
}

async function blockAndTell(
  deps: Pick<Platform, 'db' | 'now' | 'mail' | 'config'>,
  account: Account,
): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    if (!(await blockForAttempts(tx, account.id, now))) return;
    await deps.mail.enqueue(tx, {
      to: account.email,
      language: account.language,
      template: 'accountBlocked',
      values: { at: now, url: `${deps.config.publicUrl}/auth/forgot-password` },
    });
  });
}

/** The refusal of a blocked account, whatever the password. */
export function blockedError(account: Pick<Account, 'blockReason'>): ApiError {
  return account.blockReason === 'OPERATOR'
    ? new ApiError('userBlocked', { code: blockCodes.userBlocked })
    : new ApiError('loginAttemptLimitExceeded', { code: blockCodes.userBlocked });
}
