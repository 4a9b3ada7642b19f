import {
  maxPasswordBlockMs,
  maxWrongPasswords,
  maxWrongPasswordsUnknownNetworks,
  passwordBlockMs,
  unknownNetworksBlockMs,
} from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Account } from '../store/account-store.ts';
import { findKnownDevice } from '../devices/known-device.ts';
import {
  clearAttempts,
  findAttempts,
  hasBlockedAttempts,
  recordAttemptsMail,
  saveAttempts,
  undoAttempt,
  type Attempts,
} from '../store/password-attempts-store.ts';
import { isTrustedNetwork, formatNetwork } from '../devices/trusted-network.ts';

export { hasBlockedAttempts };

export interface AttemptOrigin {
  /** The network as returned by `trustKeyOf`. */
  network: string;
  deviceToken?: string | undefined;
  /** The session in which the user re-enters the current password. */
  sessionId?: string;
}

/** The source of password attempts. Wrong passwords are counted per source. */
export interface AttemptSource {
  name: string;
  network: string;
  /** True if neither the network nor the device is known for the account. */
  isUnknown: boolean;
}

export interface AttemptLimit {
  limit: number;
  minBlockMs: number;
  maxBlockMs: number;
}

export const sourceLimit: AttemptLimit = {
  limit: maxWrongPasswords,
  minBlockMs: passwordBlockMs,
  maxBlockMs: maxPasswordBlockMs,
};

const unknownNetworksLimit: AttemptLimit = {
  limit: maxWrongPasswordsUnknownNetworks,
  minBlockMs: unknownNetworksBlockMs,
  maxBlockMs: unknownNetworksBlockMs,
};

const unknownNetworksSource = 'strangers';

/** Codes of the authenticator app, at sign-in or in the settings of a session. */
export const twoFactorSource = (sessionId?: string): AttemptSource => ({
  name: sessionId ? `two-factor:${sessionId}` : 'two-factor',
  network: '',
  isUnknown: false,
});

/** Twice the longest block. A source without attempts or blocks for this long is reset. */
export const attemptsExpiryMs = 2 * maxPasswordBlockMs;

const mailIntervalMs = 24 * 60 * 60_000;

type AttemptRun = Pick<Attempts, 'attempts' | 'blocks' | 'lastAt' | 'blockedUntil'>;

/** Returns the run with one more attempt, or null if blocked. The last allowed attempt blocks immediately. */
export function nextAttempt(
  run: AttemptRun | null,
  limit: AttemptLimit,
  now: Date,
): AttemptRun | null {
  if (run?.blockedUntil && run.blockedUntil > now) return null;
  const quietSince = (run?.blockedUntil ?? run?.lastAt)?.getTime() ?? -Infinity;
  const isForgotten = quietSince + attemptsExpiryMs <= now.getTime();
  const isContinued = run && !isForgotten && !run.blockedUntil;
  const attempts = (isContinued ? run.attempts : 0) + 1;
  const before = run && !isForgotten ? run.blocks : 0;
  if (attempts < limit.limit) return { attempts, blocks: before, lastAt: now, blockedUntil: null };
  const length = Math.min(limit.minBlockMs * 4 ** before, limit.maxBlockMs);
  const blockedUntil = new Date(now.getTime() + length);
  return { attempts, blocks: before + 1, lastAt: now, blockedUntil };
}

/** A known device has its own attempt counter, independent of the network. */
export async function findAttemptSource(
  deps: Pick<Platform, 'now' | 'config'>,
  tx: Queryable,
  account: Account,
  { network, deviceToken, sessionId }: AttemptOrigin,
): Promise<AttemptSource> {
  if (sessionId) return { name: `session:${sessionId}`, network, isUnknown: false };
  const device = deviceToken && (await findKnownDevice(deps, tx, account.id, deviceToken));
  if (device) return { name: `device:${device.id}`, network, isUnknown: false };
  const isUnknown = !(await isTrustedNetwork(deps, tx, account, network));
  return { name: `network:${network}`, network, isUnknown };
}

/**
 * Counts an attempt before the password is compared, so that parallel ones cannot exceed the limit.
 * Requires the account lock. `until` is the end of a block by this or an earlier attempt.
 */
export async function reserveAttempt(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  userId: string,
  source: AttemptSource,
): Promise<{ allowed: boolean; remaining: number; until: Date | null }> {
  const now = deps.now();
  const run = await findAttempts(tx, userId, source.name);
  const next = nextAttempt(run, sourceLimit, now);
  if (!next) return { allowed: false, remaining: 0, until: run!.blockedUntil };
  let until = next.blockedUntil;
  if (source.isUnknown) {
    const all = await findAttempts(tx, userId, unknownNetworksSource);
    const nextOfAll = nextAttempt(all, unknownNetworksLimit, now);
    if (!nextOfAll) return { allowed: false, remaining: 0, until: all!.blockedUntil };
    await saveAttempts(tx, { userId, source: unknownNetworksSource, ...nextOfAll });
    until ??= nextOfAll.blockedUntil;
  }
  await saveAttempts(tx, { userId, source: source.name, ...next });
  return { allowed: true, remaining: until ? 0 : sourceLimit.limit - next.attempts, until };
}

export async function resetAttempts(
  tx: Queryable,
  userId: string,
  source: AttemptSource,
): Promise<void> {
  if (source.isUnknown) await undoAttempt(tx, userId, unknownNetworksSource);
  await clearAttempts(tx, userId, source.name);
}

export async function sendBlockMail(
  deps: Pick<Platform, 'db' | 'now' | 'mail' | 'config'>,
  account: Account,
  { network, until }: { network: string; until: Date },
): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - mailIntervalMs);
  await deps.db.transaction(async (tx) => {
    if (!(await recordAttemptsMail(tx, account.id, { now, since }))) return;
    await deps.mail.enqueue(tx, {
      to: account.email,
      language: account.language,
      template: 'passwordsBlocked',
      values: {
        at: now,
        until,
        network: formatNetwork(network),
        url: `${deps.config.publicUrl}/auth/forgot-password`,
      },
    });
  });
}
