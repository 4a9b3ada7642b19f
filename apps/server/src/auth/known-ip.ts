import { isIPv6 } from 'node:net';
import {
  ipBlacklistMs,
  maxWrongCodes,
  verificationCodeMs,
  verificationResendMs,
} from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { networkOf } from '../http/client-address.ts';
import type { Platform } from '../platform/platform.ts';
import type { Account } from './account-store.ts';
import {
  blacklistIp,
  countWrongCodes,
  findBlacklisting,
  findTrustedIps,
  findLoginCode,
  removeLoginCode,
  saveLoginCode,
  saveWrongCodes,
  trustIp,
} from './known-ip-store.ts';
import { hashLoginCode, newLoginCode, sameHash } from './secret-token.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'mail'>;

/**
 * Wrong codes of an hour, from all addresses together, after which an account takes none from unknown
 * ones for a while: each further address would otherwise bring five more guesses at four digits.
 */
const wrongCodesOfAccount = 20;

/** One spelling an address: an IPv4 address inside IPv6 is the same machine. */
export function normalizeIp(ip: string): string {
  const plain = ip.toLowerCase().replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');
  return isIPv6(plain) ? plain.replace(/%.*$/, '') : plain;
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || /^127\./.test(ip);
}

/**
 * Under what an address is known or shut out: its network where it is IPv6, in which devices take another
 * address every day, and an attacker one a guess.
 */
export function trustKeyOf(ip: string): string {
  return isLoopback(ip) ? ip : networkOf(ip);
}

/** @throws {ApiError} 403 `ipBlacklisted` { until } */
export async function refuseBlacklisted(deps: Deps, ip: string): Promise<void> {
  const until = await findBlacklisting(deps.db, ip, deps.now());
  if (until) throw ipBlacklisted(until);
}

/**
 * Whether a person may sign in from an address without a code: they have before, it is their first
 * sign-in ever (which makes the address trusted), or it is a demo account on this very machine.
 * The account's row must be locked, so that a person has only one first sign-in.
 */
export async function isKnownIp(
  deps: Deps,
  tx: Queryable,
  account: Account,
  ip: string,
): Promise<boolean> {
  if (deps.config.demo && account.demo && isLoopback(ip)) return true;
  const trusted = await findTrustedIps(tx, account.id);
  if (trusted.length === 0) await trustIp(tx, account.id, ip);
  return trusted.length === 0 || trusted.includes(ip);
}

/**
 * Mails a code for an unknown address, unless the last one is too recent, and answers the refusal
 * that tells the client about it. The account's row must be locked.
 */
export async function sendLoginCode(
  deps: Deps,
  tx: Queryable,
  account: Account,
  ip: string,
): Promise<ApiError> {
  const now = deps.now();
  let sent = await findLoginCode(tx, account.id, ip);
  if (!sent || sent.sentAt.getTime() + verificationResendMs <= now.getTime()) {
    const code = newLoginCode();
    const row = {
      userId: account.id,
      ip,
      codeHash: hashLoginCode(deps.config.secret, account.id, ip, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + verificationCodeMs),
    };
    await saveLoginCode(tx, row);
    await deps.mail.enqueue(tx, {
      to: account.email,
      language: account.language,
      template: 'loginCode',
      values: { code, minutes: verificationCodeMs / 60_000 },
    });
    sent = { wrongCodes: 0, wrongSince: null, ...sent, ...row };
  }
  return new ApiError('loginIpUnknown', {
    data: {
      codeExpiresAt: sent.expiresAt.toISOString(),
      resendAt: new Date(sent.sentAt.getTime() + verificationResendMs).toISOString(),
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
    await trustIp(tx, account.id, ip);
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
