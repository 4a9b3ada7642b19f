import {
  longestPasswordBlockMs,
  maxWrongPasswords,
  maxWrongPasswordsOfStrangers,
  passwordBlockMs,
  strangersBlockMs,
} from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Account } from './account-store.ts';
import { findKnownDevice } from './known-device.ts';
import {
  clearAttempts,
  findAttempts,
  hasBlockedAttempts,
  noteAttemptsMail,
  saveAttempts,
  takeAttemptBack,
  type Attempts,
} from './password-attempts-store.ts';
import { isTrustedNetwork, shownNetwork } from './trusted-network.ts';

export { hasBlockedAttempts };

/** The part of a call that its wrong passwords are counted by. */
export interface AttemptOrigin {
  /** As `trustKeyOf` names it. */
  network: string;
  /** The token of a device that the person may have signed in on before. */
  deviceToken?: string | undefined;
  /** The session whose owner types their present password. */
  sessionId?: string;
}

/** Wrong passwords of one source are counted together, and apart from those of any other. */
export interface AttemptSource {
  name: string;
  network: string;
  /** The account's owner is known neither by this network nor by this device. */
  isStranger: boolean;
}

/** How many wrong passwords a source has, and how long it is blocked after that. */
export interface AttemptLimit {
  limit: number;
  firstBlock: number;
  longestBlock: number;
}

export const sourceLimit: AttemptLimit = {
  limit: maxWrongPasswords,
  firstBlock: passwordBlockMs,
  longestBlock: longestPasswordBlockMs,
};

const strangersLimit: AttemptLimit = {
  limit: maxWrongPasswordsOfStrangers,
  firstBlock: strangersBlockMs,
  longestBlock: strangersBlockMs,
};

/** All networks together that an account's owner is not known in. */
const strangers = 'strangers';

/** After this time without an attempt or a block a source begins anew: twice the longest block. */
export const attemptsForgottenAfter = 2 * longestPasswordBlockMs;

/** The owner is mailed no more than once in this time, however much is tried. */
const mailedEvery = 24 * 60 * 60_000;

type Run = Pick<Attempts, 'attempts' | 'blocks' | 'lastAt' | 'blockedUntil'>;

/**
 * The run with one more attempt; null while it is blocked. The last attempt that there is blocks at once, so
 * that nothing has to be stored when it turns out wrong.
 */
export function nextAttempt(run: Run | null, limit: AttemptLimit, now: Date): Run | null {
  if (run?.blockedUntil && run.blockedUntil > now) return null;
  const quietSince = (run?.blockedUntil ?? run?.lastAt)?.getTime() ?? -Infinity;
  const isForgotten = quietSince + attemptsForgottenAfter <= now.getTime();
  const goesOn = run && !isForgotten && !run.blockedUntil;
  const attempts = (goesOn ? run.attempts : 0) + 1;
  const before = run && !isForgotten ? run.blocks : 0;
  if (attempts < limit.limit) return { attempts, blocks: before, lastAt: now, blockedUntil: null };
  const length = Math.min(limit.firstBlock * 4 ** before, limit.longestBlock);
  const blockedUntil = new Date(now.getTime() + length);
  return { attempts, blocks: before + 1, lastAt: now, blockedUntil };
}

/** A device that the person is known by has attempts of its own, whatever network it is in. */
export async function findAttemptSource(
  deps: Pick<Platform, 'now' | 'config'>,
  tx: Queryable,
  account: Account,
  { network, deviceToken, sessionId }: AttemptOrigin,
): Promise<AttemptSource> {
  if (sessionId) return { name: `session:${sessionId}`, network, isStranger: false };
  const device = deviceToken && (await findKnownDevice(deps, tx, account.id, deviceToken));
  if (device) return { name: `device:${device.id}`, network, isStranger: false };
  const isStranger = !(await isTrustedNetwork(deps, tx, account, network));
  return { name: `network:${network}`, network, isStranger };
}

/**
 * Counts an attempt before its password is looked at, so that attempts side by side cannot get past the
 * limit. The account's row must be locked.
 *
 * @returns how many are left after it; until when none is had, whether by this attempt or from before
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
  if (source.isStranger) {
    const all = await findAttempts(tx, userId, strangers);
    const nextOfAll = nextAttempt(all, strangersLimit, now);
    if (!nextOfAll) return { allowed: false, remaining: 0, until: all!.blockedUntil };
    await saveAttempts(tx, { userId, source: strangers, ...nextOfAll });
    until ??= nextOfAll.blockedUntil;
  }
  await saveAttempts(tx, { userId, source: source.name, ...next });
  return { allowed: true, remaining: until ? 0 : sourceLimit.limit - next.attempts, until };
}

/** The password was right: its source begins anew. */
export async function forgiveAttempts(
  tx: Queryable,
  userId: string,
  source: AttemptSource,
): Promise<void> {
  await clearAttempts(tx, userId, source.name);
  if (source.isStranger) await takeAttemptBack(tx, userId, strangers);
}

/** Tells an account's owner by mail that wrong passwords were blocked, once a day. */
export async function mailBlock(
  deps: Pick<Platform, 'db' | 'now' | 'mail' | 'config'>,
  account: Account,
  { network, until }: { network: string; until: Date },
): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - mailedEvery);
  await deps.db.transaction(async (tx) => {
    if (!(await noteAttemptsMail(tx, account.id, { now, since }))) return;
    await deps.mail.enqueue(tx, {
      to: account.email,
      language: account.language,
      template: 'passwordsBlocked',
      values: {
        at: now,
        until,
        network: shownNetwork(network),
        url: `${deps.config.publicUrl}/auth/forgot-password`,
      },
    });
  });
}
