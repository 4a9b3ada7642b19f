import {
  ipBlacklistMs,
  maxCodesPerDay,
  maxWrongCodes,
  verificationCodeMs,
  verificationResendMs,
} from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { secretsOf } from '../lib/key-ring.ts';
import type { Platform } from '../platform/platform.ts';
import { findAccountByEmail, type Account } from './store/account-store.ts';
import {
  blacklistIp,
  countSentCodes,
  countWrongCodes,
  findBlacklisting,
  findLoginCode,
  removeLoginCode,
  saveLoginCode,
  saveWrongCodes,
} from './store/login-code-store.ts';
import { findKnownDevice } from './devices/known-device.ts';
import { hashLoginCode, newLoginCode, sameHash } from './devices/secret-token.ts';
import { trustNetwork } from './devices/trusted-network.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'mail'>;

/** Maximum per account and hour over all addresses, since each address allows five guesses. */
const maxWrongCodesPerAccount = 20;

const day = 24 * 60 * 60_000;

/**
 * Rejects a blacklisted address. Known devices of the account are exempt, because colleagues may
 * share an address.
 * @throws {ApiError} 403 `ipBlacklisted` { until }
 */
export async function requireNotBlacklisted(
  deps: Deps,
  ip: string,
  { email, deviceToken }: { email: string; deviceToken?: string },
): Promise<void> {
  const until = await findBlacklisting(deps.db, ip, deps.now());
  if (!until) return;
  const account = deviceToken ? await findAccountByEmail(deps.db, email) : null;
  const isKnown =
    account && deviceToken && (await findKnownDevice(deps, deps.db, account.id, deviceToken));
  if (!isKnown) throw ipBlacklisted(until);
}

/** Emails a code unless one was sent recently or too many today. Requires the account lock. */
export async function sendLoginCode(
  deps: Deps,
  tx: Queryable,
  account: Account,
  ip: string,
): Promise<ApiError> {
  const now = deps.now();
  const last = await findLoginCode(tx, account.id, ip);
  const isRecent = last && last.sentAt.getTime() + verificationResendMs > now.getTime();
  if (isRecent) return codeSentError(last);
  const { sent, since } = await countSentCodes(tx, account.id, new Date(now.getTime() - day));
  if (sent >= maxCodesPerDay) {
    if (last && last.expiresAt > now) return codeSentError(last);
    const until = new Date((since ?? now).getTime() + day).toISOString();
    return new ApiError('loginCodeLimitReached', { data: { until } });
  }
  const code = newLoginCode();
  const isSameDay = last && last.countedSince.getTime() + day > now.getTime();
  const row = {
    userId: account.id,
    ip,
    codeHash: hashLoginCode(deps.config.secret, account.id, ip, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + verificationCodeMs),
    sentCodes: isSameDay ? last.sentCodes + 1 : 1,
    countedSince: isSameDay ? last.countedSince : now,
  };
  await saveLoginCode(tx, row);
  await deps.mail.enqueue(tx, {
    to: account.email,
    language: account.language,
    template: 'loginCode',
    values: { code, minutes: verificationCodeMs / 60_000 },
  });
  return codeSentError(row);
}

function codeSentError({ expiresAt, sentAt }: { expiresAt: Date; sentAt: Date }): ApiError {
  return new ApiError('loginIpUnknown', {
    data: {
      codeExpiresAt: expiresAt.toISOString(),
      resendAt: new Date(sentAt.getTime() + verificationResendMs).toISOString(),
    },
  });
}

/**
 * Verifies a code and trusts its address. Counts wrong codes per hour, across new codes; the fifth
 * blacklists the address. Requires the lock on the account, so that codes are checked in turn.
 * @returns null, or an error to throw after the commit of the count
 */
export async function checkLoginCode(
  deps: Deps,
  tx: Queryable,
  account: Account,
  ip: string,
  entered: string,
): Promise<ApiError | null> {
  const now = deps.now();
  const code = await findLoginCode(tx, account.id, ip);
  // When many wrong codes arrive concurrently, all after the fifth find the address blacklisted.
  const until = await findBlacklisting(tx, ip, now);
  if (until) return ipBlacklisted(until);
  if (!code || code.expiresAt <= now) return new ApiError('verificationCodeInvalid');
  const since = new Date(now.getTime() - ipBlacklistMs);
  const guesses = await countWrongCodes(tx, account.id, since);
  if (guesses >= maxWrongCodesPerAccount) return new ApiError('verificationCodeInvalid');
  const isCorrect = secretsOf(deps.config).some((secret) =>
    sameHash(code.codeHash, hashLoginCode(secret, account.id, ip, entered)),
  );
  if (isCorrect) {
    await removeLoginCode(tx, account.id, ip);
    await trustNetwork(deps, tx, account.id, ip);
    return null;
  }
  const isSameHour = code.wrongSince && code.wrongSince.getTime() + ipBlacklistMs > now.getTime();
  const wrongCodes = isSameHour ? code.wrongCodes + 1 : 1;
  const wrongSince = isSameHour && code.wrongSince ? code.wrongSince : now;
  if (wrongCodes < maxWrongCodes) {
    await saveWrongCodes(tx, code, { wrongCodes, wrongSince });
    const remaining = maxWrongCodes - wrongCodes;
    return new ApiError('verificationCodeInvalid', { data: { remaining } });
  }
  const blacklistedUntil = new Date(now.getTime() + ipBlacklistMs);
  await blacklistIp(tx, ip, blacklistedUntil);
  // Expires the code but keeps its wrong guesses, which count against the account.
  await saveWrongCodes(tx, { ...code, expiresAt: now }, { wrongCodes, wrongSince });
  return ipBlacklisted(blacklistedUntil);
}

function ipBlacklisted(until: Date): ApiError {
  return new ApiError('ipBlacklisted', { data: { until: until.toISOString() } });
}
