import { addMilliseconds } from 'date-fns/addMilliseconds';
import { auditAs } from '../../audit/audit.ts';
import { deleteMessagesOf, replaceIdInMessages } from '../../chat/erasure.ts';
import { leaveEveryRoom, publishDepartures } from '../../chat/rooms/departure.ts';
import { notifyOnCommit } from '../../database/bus.ts';
import { removeFiles } from '../../files/file-removal.ts';
import { leaseEnd, newLease, whileRenewing } from '../../lib/lease.ts';
import { RecurringWork } from '../../lib/recurring-work.ts';
import { personTopic } from '../../people/profile.ts';
import type { JobDeps } from '../../platform/area.ts';
import { erasureTopic } from './erasures.ts';
import * as account from './account-store.ts';
import * as queue from './erasure-queue-store.ts';
import * as store from './erasure-store.ts';

export type ErasureDeps = Pick<
  JobDeps,
  'db' | 'files' | 'now' | 'notifications' | 'realtime' | 'log'
>;

const pollInterval = 10_000;
/** Doubles with each failed attempt, up to an hour. */
const firstRetry = 30_000;
const maxRetry = 60 * 60_000;

/** Erases members, one at a time in each process. Every step can be repeated, so that a killed process loses nothing. */
export class ErasureJob {
  readonly #work: RecurringWork;
  readonly #stop = new AbortController();

  constructor(deps: ErasureDeps & Pick<JobDeps, 'bus' | 'jobs'>) {
    this.#work = new RecurringWork(deps.jobs, {
      name: 'erasures',
      interval: pollInterval,
      work: () => runPendingErasures(deps, this.#stop.signal),
    });
    deps.bus.subscribe(erasureTopic, () => this.#work.run());
    this.#work.run();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#work.close();
  }
}

type LeasedRow = queue.ErasureRow & { leaseId: string };

export async function runPendingErasures(
  deps: ErasureDeps,
  signal = new AbortController().signal,
): Promise<void> {
  while (!signal.aborted) {
    const lease = newLease(deps.now());
    const row = await queue.acquireErasure(deps.db, lease);
    if (!row) return;
    const leased = { ...row, leaseId: lease.leaseId };
    const renew = () => queue.updateLeased(deps.db, leased, { leaseUntil: leaseEnd(deps.now()) });
    const proceed = async () => {
      signal.throwIfAborted();
      if (!(await renew())) throw new Error('Another process has taken the erasure');
    };
    try {
      await whileRenewing(renew, () => erase(deps, leased, proceed));
    } catch (err) {
      const wait = signal.aborted ? 0 : Math.min(firstRetry * 2 ** (row.attempts - 1), maxRetry);
      await queue.updateLeased(deps.db, leased, {
        leaseUntil: addMilliseconds(deps.now(), wait),
      });
      if (signal.aborted) return;
      deps.log.error({ err, erasureId: row.id }, 'erasure failed');
    }
  }
}

/** @param proceed called before each step; throws if the work must stop */
async function erase(
  deps: ErasureDeps,
  row: LeasedRow,
  proceed: () => Promise<void>,
): Promise<void> {
  const { db } = deps;
  const { organizationId, userId } = row;
  const member = { organizationId, userId };
  await proceed();
  const departures = await db.transaction((tx) => leaveEveryRoom(tx, member, deps.now()));
  await publishDepartures(deps, member, departures);
  if (row.messages === 'DELETE') {
    await proceed();
    await deleteMessagesOf(deps, member);
    await store.deletePosts(db, member);
  }
  await proceed();
  const keys = await store.findErasedFileKeys(db, member, { shared: row.files === 'DELETE' });
  await removeAll(deps, keys);
  await proceed();
  await store.eraseReferences(db, member);
  await proceed();
  await replaceIdInMessages(deps, member, {
    pseudonym: row.id,
    keepsForwards: row.messages === 'KEEP',
  });
  await store.replaceIds(db, member, row.id);
  await store.eraseNotifications(db, member);
  await proceed();
  if (await db.transaction((tx) => account.isLastMembership(tx, member))) {
    await removeAll(deps, await account.findAccountFileKeys(db, userId));
  }
  await finish(deps, row);
}

/** Throws if the bytes of a file could not be removed, so that the step is repeated. */
async function removeAll(deps: ErasureDeps, keys: readonly string[]): Promise<void> {
  const remaining = await removeFiles(deps, keys);
  if (remaining.length > 0) throw new Error('A file could not be removed');
}

async function finish(deps: ErasureDeps, row: LeasedRow): Promise<void> {
  const { organizationId, userId, requestedBy } = row;
  const member = { organizationId, userId };
  const audit = auditAs({ channel: 'SERVER', userId: null, organizationId }, deps.now);
  await deps.db.transaction(async (tx) => {
    const isLast = await account.isLastMembership(tx, member);
    if (!(await queue.deleteErasure(tx, row)))
      throw new Error('Another process has taken the erasure');
    await store.deleteInvitations(tx, member);
    await store.deleteMembership(tx, member);
    if (isLast) await account.deleteAccount(tx, member);
    await notifyOnCommit(tx, personTopic, userId);
    const { messages, files } = row;
    await audit(tx, {
      action: 'PERSON_ERASED',
      target: { kind: 'MEMBER', id: userId, name: '' },
      after: { requestedBy, messages, files },
    });
    await deps.notifications.add(tx, {
      organizationId,
      to: [requestedBy],
      kind: 'ORGANIZATION',
      title: { ja: 'メンバーのデータを削除しました', en: 'The data of a member has been erased' },
      content: {
        ja: '依頼されたメンバーのデータの削除が完了しました。',
        en: 'The erasure that you requested is complete.',
      },
      path: null,
    });
  });
}
