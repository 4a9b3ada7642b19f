import { calendarProblems, meetingHorizonMs, type CalendarProblem } from '@office/vocabulary';
import { hasActiveChannel } from '../../meeting/accounts/calendar-channels.ts';
import type { SyncConflict } from './conflict-notifications.ts';
import { findLanguage } from '../../people/member-directory.ts';
import { RemoteError, type RemoteCalendar } from '../providers/remote-calendar.ts';
import type { Member, SyncDeps } from './sync-member.ts';
import { pull } from './sync-pull.ts';
import { push } from './sync-push.ts';
import * as store from '../sync-store.ts';
import type { AccountRow } from '../sync-store.ts';

const day = 24 * 60 * 60_000;
const past = 31 * day;

const pollIntervalMs = 5 * 60_000;
/** Longer interval for calendars with change notifications, which can be lost. */
const notifyingPollIntervalMs = 30 * 60_000;
const maxBackoffMs = 6 * 60 * 60_000;
/** Duration of a lease. After it, other processes can take over the account of a killed process. */
const leaseMs = 5 * 60_000;

/**
 * Synchronises a linked calendar with the meetings of its member: pulls remote changes, then pushes
 * local ones. An interrupted sync can be repeated safely.
 * @returns null if another process is syncing the account
 */
export async function syncAccount(
  deps: SyncDeps,
  accountId: string,
  open: (account: AccountRow) => Promise<RemoteCalendar>,
  random = Math.random,
): Promise<{ conflicts: SyncConflict[] } | null> {
  const start = deps.now();
  const until = new Date(start.getTime() + leaseMs);
  const account = await store.acquireAccountLease(deps.db, accountId, { now: start, until });
  if (!account) return null;
  try {
    const conflicts = await pullAndPush(
      deps,
      account,
      withLeaseRenewal(deps, account, await open(account)),
    );
    const now = deps.now();
    const every = (await hasActiveChannel(deps, accountId))
      ? notifyingPollIntervalMs
      : pollIntervalMs;
    const next = new Date(now.getTime() + every * (0.8 + 0.4 * random()));
    await store.saveSynced(deps.db, accountId, { start, now, next });
    return { conflicts };
  } catch (error) {
    await store.saveAccount(deps.db, accountId, toFailedState(account, error, deps.now(), random));
    throw error;
  }
}

function withLeaseRenewal(
  deps: SyncDeps,
  account: AccountRow,
  remote: RemoteCalendar,
): RemoteCalendar {
  let until = account.leaseUntil!.getTime();
  const hold = async () => {
    const now = deps.now().getTime();
    if (until - now > leaseMs / 2) return;
    until = now + leaseMs;
    await store.saveAccount(deps.db, account.id, { leaseUntil: new Date(until) });
  };
  return {
    changes: (...args) => hold().then(() => remote.changes(...args)),
    write: (...args) => hold().then(() => remote.write(...args)),
    remove: (...args) => hold().then(() => remote.remove(...args)),
  };
}

/** Exponential backoff with jitter, at least the wait requested by the calendar, up to a day. */
function toFailedState(
  { failures }: AccountRow,
  error: unknown,
  now: Date,
  random: () => number,
): Parameters<typeof store.saveAccount>[2] {
  const wait = Math.min(60_000 * 2 ** Math.min(failures, 12), maxBackoffMs);
  const retryAfter = error instanceof RemoteError ? (error.retryAfter ?? 0) : 0;
  const pause = Math.max(wait * (0.5 + random()), Math.min(retryAfter, day));
  const problem = problemOfFailure(error);
  return {
    leaseUntil: null,
    problem,
    failures: failures + 1,
    nextSyncAt: new Date(now.getTime() + pause),
    ...((problem === 'ACCOUNT' || problem === 'FORBIDDEN') && { disconnectedAt: now }),
  };
}

/** Maps internal errors to `UNAVAILABLE`, because they are not problems of the calendar. */
function problemOfFailure(error: unknown): CalendarProblem {
  const problem = error instanceof RemoteError ? error.problem : 'UNAVAILABLE';
  return calendarProblems.find((each) => each === problem) ?? 'UNAVAILABLE';
}

async function pullAndPush(
  deps: SyncDeps,
  account: AccountRow,
  remote: RemoteCalendar,
): Promise<SyncConflict[]> {
  const now = deps.now().getTime();
  const window = { from: new Date(now - past), to: new Date(now + meetingHorizonMs) };
  const member = await memberOf(deps, account);
  const following = { account, remote, window, member };
  const conflicts = await pull(deps, following);
  await push(deps, following);
  return conflicts;
}

async function memberOf(deps: SyncDeps, account: AccountRow): Promise<Member> {
  const { userId, organizationId } = account;
  const language = await findLanguage(deps.db, userId);
  return { viewer: { userId, organizationId }, language };
}
