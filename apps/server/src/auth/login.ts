import { ApiError } from '../http/api-error.ts';
import type { Transaction } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { lockAccount } from './account-store.ts';
import type { Account } from './account-store.ts';
import {
  checkLoginCode,
  isKnownIp,
  trustKeyOf,
  normalizeIp,
  refuseBlacklisted,
  sendLoginCode,
} from './known-ip.ts';
import { blockedError, checkPassword } from './password-check.ts';
import { openSession } from './session.ts';
import type { SessionTokens } from './session.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'files' | 'mail'>;

/** The caller's address and browser. */
export interface Caller {
  ip: string;
  userAgent: string;
}

/**
 * Signs in with e-mail and password (spec §4, "Sign-in from an unknown IP").
 *
 * @throws {ApiError} as the contract's `login`
 */
export async function login(
  deps: Deps,
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<SessionTokens> {
  const ip = normalizeIp(caller.ip);
  const from = trustKeyOf(ip);
  await refuseBlacklisted(deps, from);
  const { id } = await checkPassword(deps, credentials);
  return admit(deps, id, async (tx, account) => {
    if (!(await isKnownIp(deps, tx, account, from))) return sendLoginCode(deps, tx, account, from);
    return openSession(deps, tx, { userId: id, ip, userAgent: caller.userAgent });
  });
}

/**
 * Signs in from an unknown address with the mailed code.
 *
 * @throws {ApiError} as the contract's `verifyNewIp`
 */
export async function verifyNewIp(
  deps: Deps,
  credentials: { email: string; password: string; code: string },
  caller: Caller,
): Promise<SessionTokens> {
  const ip = normalizeIp(caller.ip);
  const from = trustKeyOf(ip);
  await refuseBlacklisted(deps, from);
  const { id } = await checkPassword(deps, credentials);
  return admit(deps, id, async (tx, account) => {
    const refusal = await checkLoginCode(deps, tx, account, from, credentials.code);
    return refusal ?? openSession(deps, tx, { userId: id, ip, userAgent: caller.userAgent });
  });
}

/** Decides about a locked account; a refusal keeps what was written. */
async function admit(
  deps: Deps,
  userId: string,
  decide: (tx: Transaction, account: Account) => Promise<SessionTokens | ApiError>,
): Promise<SessionTokens> {
  const outcome = await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) return new ApiError('emailNotFound');
    if (account.blockedAt) return blockedError(account);
    return decide(tx, account);
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
