import { blockCodes, wrongPasswordWarningFrom, maxWrongPasswords } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';
import { trustKeyOf } from '../devices/trusted-network.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccount, findAccountByEmail, lockAccountForAttempt } from '../store/account-store.ts';
import type { Account } from '../store/account-store.ts';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import {
  findAttemptSource,
  resetAttempts,
  sendBlockMail,
  reserveAttempt,
  type AttemptOrigin,
} from './password-attempts.ts';
import { comparisonsOf } from './comparison-queue.ts';
import { queuedVerify, verifyPassword } from './password-hash.ts';
import type { VerifyHash } from './password-hash.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'mail' | 'config'>;

/** Serialises attempts, so that five correct parallel sign-ins do not count as five pending. */
const attempts = new KeyedQueue();

/**
 * Returns the account for an email address and password. Counts wrong passwords per source; the
 * fifth blocks the account for that source.
 * @throws {ApiError} 422 `emailNotFound`, `incorrectPassword`, `passwordAttemptWarning` { remaining };
 *   403 `loginAttemptLimitExceeded` { until }, `userBlocked`; 429 `signInBusy` { retryAfter }
 */
export async function checkPassword(
  deps: Deps,
  credentials: { email: string; password: string },
  origin: AttemptOrigin,
  verifyHash: VerifyHash = queuedVerify(comparisonsOf(deps.db), origin.network),
): Promise<Account> {
  const { email, password } = credentials;
  // Before the attempt is counted.
  comparisonsOf(deps.db).requireSpace(origin.network);
  const account = await findAccountByEmail(deps.db, email);
  // Accounts without a password are pending registrations.
  if (!account?.passwordHash) {
    await verifyPassword(null, password, verifyHash);
    throw new ApiError('emailNotFound');
  }
  const outcome = await attemptPassword(deps, account, password, origin, verifyHash);
  if (outcome.right) return outcome.account;
  throw toAttemptError(outcome) ?? new ApiError('incorrectPassword');
}

type Wrong = { right: false; account: Account; remaining: number; until: Date | null };

/** Compares a password and counts the attempt for its origin. */
async function attemptPassword(
  deps: Deps,
  found: Account,
  password: string,
  origin: AttemptOrigin,
  verifyHash: VerifyHash = queuedVerify(comparisonsOf(deps.db), origin.network),
): Promise<{ right: true; account: Account } | Wrong> {
  const userId = found.id;
  const source = await findAttemptSource(deps, deps.db, found, origin);
  return attempts.run(`${userId} ${source.name}`, async () => {
    const { account, ...reserved } = await deps.db.transaction(async (tx) => {
      const locked = (await lockAccountForAttempt(tx, userId)) ?? found;
      if (locked.blockedAt) return { account: locked, allowed: false, remaining: 0, until: null };
      return { account: locked, ...(await reserveAttempt(deps, tx, userId, source)) };
    });
    const { allowed, remaining, until } = reserved;
    if (!allowed) return { right: false, account, remaining, until };
    if (await verifyPassword(account.passwordHash, password, verifyHash)) {
      await resetAttempts(deps.db, userId, source);
      return { right: true, account };
    }
    if (until) await sendBlockMail(deps, account, { network: source.network, until });
    return { right: false, account, remaining, until };
  });
}

/** Verifies the current password in a session, and counts wrong ones for it. */
export async function requirePassword(
  context: Deps & WithClaims,
  password: string,
  { ip }: { ip: string },
): Promise<Account> {
  const { userId, sessionId } = context.claims;
  const account = await findAccount(context.db, userId);
  if (!account) throw new ApiError('userOrTokenNotFound');
  const origin = { network: trustKeyOf(ip), sessionId };
  const outcome = await attemptPassword(context, account, password, origin);
  if (outcome.right) return outcome.account;
  throw outcome.until ? toAttemptError(outcome)! : new ApiError('currentPasswordIncorrect');
}

function toAttemptError({ account, remaining, until }: Wrong): ApiError | null {
  if (account.blockedAt) return blockedError();
  if (until) {
    const data = { until: until.toISOString() };
    return new ApiError('loginAttemptLimitExceeded', { code: blockCodes.userBlocked, data });
  }
  return remaining <= maxWrongPasswords - wrongPasswordWarningFrom
    ? new ApiError('passwordAttemptWarning', { data: { remaining } })
    : null;
}

export function blockedError(): ApiError {
  return new ApiError('userBlocked', { code: blockCodes.userBlocked });
}
