import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { FastifyBaseLogger } from 'fastify';
import { RecurringWork } from '../../lib/recurring-work.ts';
import type { JobDeps } from '../../platform/area.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccount } from '../oauth/linked-account-store.ts';
import { audienceOf, storeMeetingMessages, publishMeetingChanges } from '../news/meeting-events.ts';
import { recordMeetingEvent } from '../news/meeting-webhook-event.ts';
import type { MeetingChangeEvent } from '../news/meeting-mails.ts';
import { cancelMeetings } from '../store/meeting-store.ts';
import { providerAdapters } from '../providers/provider-adapters.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { freeRooms } from '../store/room-booking-store.ts';
import * as store from './external-meeting-store.ts';
import type { ExternalMeetingRow } from './external-meeting-store.ts';
import { callsOf, holdMs } from './provider-saga.ts';
import { findIntendedMeeting } from './intended-meeting.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'realtime' | 'mail' | 'notifications'> & {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

const interval = 5000;
const initialDelayMs = 5000;
const maxDelayMs = 60 * 60_000;

export class Reconciler {
  readonly #work: RecurringWork;
  #isClosed = false;

  constructor(deps: Deps & Pick<JobDeps, 'jobs'>) {
    this.#work = new RecurringWork(deps.jobs, {
      name: 'external-meetings',
      interval,
      work: () => reconcile(deps, () => this.#isClosed),
    });
    this.#work.run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#work.close();
  }
}

/**
 * Rolls back pending creations, as they were never published; sends the local state of pending
 * updates; repeats pending deletions. One process at a time handles an external meeting.
 * @returns the number of completed operations
 */
export async function reconcile(deps: Deps, isOver = () => false): Promise<number> {
  let ended = 0;
  while (!isOver()) {
    const now = deps.now();
    const left = await store.acquireAbandoned(deps.db, {
      now,
      leaseUntil: addMilliseconds(now, holdMs),
    });
    if (!left) break;
    if (await tryReconcile(deps, left)) ended += 1;
  }
  return ended;
}

async function tryReconcile(deps: Deps, left: ExternalMeetingRow): Promise<boolean> {
  try {
    await handlers[left.state](deps, left);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const account = await findAccount(deps.db, { userId: left.holderId, provider: left.provider });
    const { provider, attempts, state } = left;
    deps.log.warn({ err: error, provider, attempts, state }, 'reconciling a meeting failed');
    if (!account || (error.isDefinite && error.problem === 'REFUSED')) {
      // The account is unlinked, or the provider rejects the request permanently.
      await updateLocalState(deps, left);
      return true;
    }
    const pause = Math.min(initialDelayMs * 2 ** Math.min(attempts - 1, 20), maxDelayMs);
    await store.saveExternal(deps.db, left.id, { leaseUntil: addMilliseconds(deps.now(), pause) });
    return false;
  }
}

type Ending = (deps: Deps, left: ExternalMeetingRow) => Promise<void>;

const handlers: Record<ExternalMeetingRow['state'], Ending> = {
  READY: () => Promise.resolve(),
  CREATING: async (deps, left) => {
    const adapter = providerAdapters[left.provider];
    const calls = callsOf(deps, left);
    const remoteId = left.remoteId ?? (await adapter.find(calls, left.id));
    if (remoteId) await adapter.delete(calls, remoteId);
    await updateLocalState(deps, left);
  },
  UPDATING: async (deps, left) => {
    const intended = await findIntendedMeeting(deps.db, left.id, deps.now());
    const adapter = providerAdapters[left.provider];
    if (intended) {
      await adapter
        .update(callsOf(deps, left), left.remoteId!, intended)
        .catch((error: unknown) => {
          // The member has deleted the meeting at the provider.
          if (!(error instanceof ProviderError) || error.problem !== 'GONE') throw error;
        });
    }
    await updateLocalState(deps, left);
  },
  DELETING: async (deps, left) => {
    await providerAdapters[left.provider].delete(callsOf(deps, left), left.remoteId!);
    await updateLocalState(deps, left);
  },
};

async function updateLocalState(deps: Deps, { id, state }: ExternalMeetingRow): Promise<void> {
  const { db, now } = deps;
  if (state === 'UPDATING') {
    await store.saveExternal(db, id, { state: 'READY', attempts: 0 });
    return;
  }
  if (state === 'CREATING') {
    await db.transaction(async (tx) => {
      await store.deleteUnpublished(tx, id);
      await store.deleteExternal(tx, id);
    });
    return;
  }
  const canceled = await db.transaction(async (tx) => {
    const rows = await store.findMeetingsOf(tx, id);
    const ids = rows.map((row) => row.id);
    await cancelMeetings(tx, ids, now());
    await freeRooms(tx, ids);
    await store.deleteExternal(tx, id);
    const [first] = rows;
    if (!first) return [];
    const meeting = { ...first, canceledAt: now(), updatedAt: now(), sequence: first.sequence + 1 };
    const userIds = await audienceOf(tx, rows);
    const news: MeetingChangeEvent = {
      change: 'CANCELED',
      meeting,
      scope: 'ALL',
      userIds,
      by: null,
    };
    await storeMeetingMessages(tx, deps, [news]);
    await recordMeetingEvent(tx, 'MEETING_CANCELED', rows, now());
    return [news];
  });
  await publishMeetingChanges(deps, canceled);
}
