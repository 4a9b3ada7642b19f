import {
  ipBlacklistMs,
  maxCodesADay,
  maxWrongCodes,
  verificationCodeMs,
  verificationResendMs,
} from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { findAccountByEmail, type Account } from './account-store.ts';
import {
  blacklistIp,
  countSentCodes,
  countWrongCodes,
  findBlacklisting,
  findLoginCode,
  removeLoginCode,
  saveLoginCode,
  saveWrongCodes,
} from './login-code-store.ts';
import { findKnownDevice } from './known-device.ts';
import { hashLoginCode, newLoginCode, sameHash } from './secret-token.ts';
import { trustNetwork } from './trusted-network.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'mail'>;

/**
 * Wrong codes of an hour, from all addresses together, after which an account takes none from unknown
 * ones for a while: each further address would otherwise bring five more guesses at four digits.
 */
const wrongCodesOfAccount = 20;

const day = 24 * 60 * 60_000;

/**
 * Refuses a blacklisted address, but not the devices that the person is known by: colleagues may share it.
 *
 * @throws {ApiError} 403 `ipBlacklisted` { until }
 */
export async function refuseBlacklisted(
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

/**
 * Mails a code for an unknown address, unless the last one is too recent or the account has had all of a
 * day, and answers the refusal that tells the client about it. The account's row must be locked.
 */
export async function sendLoginCode(
  deps: Deps,
  tx: Queryable,
  account: Account,
  ip: string,
): Promise<ApiError> {
  const now = deps.now();
  const last = await findLoginCode(tx, account.id, ip);
  const isRecent = last && last.sentAt.getTime() + verificationResendMs > now.getTime();
  if (isRecent) return codeMailed(last);
  const { sent, since } = await countSentCodes(tx, account.id, new Date(now.getTime() - day));
  if (sent >= maxCodesADay) {
    if (last && last.expiresAt > now) return codeMailed(last);
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
  return codeMailed(row);
}

/** The refusal that says until when the mailed code counts, and from when another can be had. */
function codeMailed({ expiresAt, sentAt }: { expiresAt: Date; sentAt: Date }): ApiError {
  return new ApiError('loginIpUnknown', {
    data: {
      codeExpiresAt: expiresAt.toISOString(),
      resendAt: new Date(sentAt.getTime() + verificationResendMs).toISOString(),
    },
  });
}

/**
 * Checks a code, and trusts the address when it is right. Wrong codes of an hour are counted, new
 * codes or not, and the fifth blacklists the address. The account's row must be locked, so that
 * codes are tried one after the other.
 *
 * @returns null, or the refusal: to be thrown once the transaction, which keeps the count, is done
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
  // Many wrong codes may arrive together: those after the fifth find the address blacklisted.
  const until = await findBlacklisting(tx, ip, now);
  if (until) return ipBlacklisted(until);
  if (!code || code.expiresAt <= now) return new ApiError('verificationCodeInvalid');
  const since = new Date(now.getTime() - ipBlacklistMs);
  const guesses = await countWrongCodes(tx, account.id, since);
  if (guesses >= wrongCodesOfAccount) return new ApiError('verificationCodeInvalid');
  const right = sameHash(code.codeHash, hashLoginCode(deps.config.secret, account.id, ip, entered));
  if (right) {
    await removeLoginCode(tx, account.id, ip);
    await trustNetwork(deps, tx, account.id, ip);
    return null;
  }
  const running = code.wrongSince && code.wrongSince.getTime() + ipBlacklistMs > now.getTime();
  const wrongCodes = running ? code.wrongCodes + 1 : 1;
  const wrongSince = running && code.wrongSince ? code.wrongSince : now;
  if (wrongCodes < maxWrongCodes) {
    await saveWrongCodes(tx, code, { wrongCodes, wrongSince });
    const remaining = maxWrongCodes - wrongCodes;
    return new ApiError('verificationCodeInvalid', { data: { remaining } });
  }
  const blacklistedUntil = new Date(now.getTime() + ipBlacklistMs);
  await blacklistIp(tx, ip, blacklistedUntil);
  // The code is over; its wrong guesses go on counting against the account.
  await saveWrongCodes(tx, { ...code, expiresAt: now }, { wrongCodes, wrongSince });
  return ipBlacklisted(blacklistedUntil);
}

function ipBlacklisted(until: Date): ApiError {
  return new ApiError('ipBlacklisted', { data: { until: until.toISOString() } });
}
