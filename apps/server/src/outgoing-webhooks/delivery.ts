import { randomUUID } from 'node:crypto';
import type { OutgoingWebhookEvent } from '@office/vocabulary';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { subDays } from 'date-fns/subDays';
import type { Logger } from 'pino';
import PQueue from 'p-queue';
import { DeliveryError, problemOf, type DeliveryProblem } from '../lib/delivery-error.ts';
import { RecurringWork, type JobRunner } from '../lib/recurring-work.ts';
import { postEvent } from '../lib/signed-webhook.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './delivery-store.ts';
import type { DeliveryRow } from './delivery-store.ts';
import { announceRooms, publishRooms } from './room-lines.ts';
import { listRooms, type WebhookRow } from './webhook-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'audit' | 'realtime' | 'files'> & {
  log: Pick<Logger, 'error'>;
};

const pollInterval = 2000;
/** Longer than an attempt, which takes at most 15 s. */
const leaseDuration = 30_000;
const maxConcurrentWebhooks = 8;
/** Deliveries of one webhook that are sent concurrently. Receivers get no order. */
const batchSize = 10;
/** A webhook continues in the next run, so that a backlog does not delay the other webhooks for long. */
const maxRunDuration = 10_000;

/** Pauses before the next attempts. After the last one, the delivery has failed. */
export const retryPauses = [
  5000,
  30_000,
  2 * millisecondsInMinute,
  10 * millisecondsInMinute,
  millisecondsInHour,
  4 * millisecondsInHour,
  12 * millisecondsInHour,
  millisecondsInDay,
];
/** A webhook whose attempts all fail for this time is disabled. */
const maxFailureDays = 3;

/** Sends due events. Several processes can run it: a lease per webhook avoids concurrent attempts. */
export class OutgoingWebhookDelivery {
  readonly #work: RecurringWork;
  readonly #stop = new AbortController();

  constructor(deps: Deps & { jobs: JobRunner }, { interval = pollInterval } = {}) {
    this.#work = new RecurringWork(deps.jobs, {
      name: 'outgoing-webhooks',
      interval,
      work: () => sendDueEvents(deps, this.#stop.signal),
    });
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#work.close();
  }
}

export async function sendDueEvents(
  deps: Deps,
  signal = new AbortController().signal,
): Promise<void> {
  const queue = new PQueue({ concurrency: maxConcurrentWebhooks });
  const ids = await store.findDueWebhookIds(deps.db, deps.now());
  await queue.addAll(
    ids.map(
      (id) => () =>
        sendEventsOf(deps, id, signal).catch((err: unknown) => {
          deps.log.error({ err, webhookId: id }, 'sending an outgoing webhook failed');
        }),
    ),
  );
}

async function sendEventsOf(deps: Deps, id: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const lease = { id, leaseId: randomUUID() };
  const started = performance.now();
  const until = () => addMilliseconds(deps.now(), leaseDuration);
  let webhook = await store.acquireLease(deps.db, id, {
    leaseId: lease.leaseId,
    now: deps.now(),
    until: until(),
  });
  while (webhook && !signal.aborted && performance.now() - started < maxRunDuration) {
    // A failing receiver gets one event per run.
    const limit = webhook.problem ? 1 : batchSize;
    const due = await store.listDue(deps.db, id, { now: deps.now(), limit });
    if (due.length === 0) break;
    const leased = webhook;
    const problems = await Promise.all(due.map((each) => attempt(deps, leased, each, signal)));
    if (signal.aborted) break;
    const problem = problems.find((each) => each !== null);
    if (problem) {
      await saveFailure(deps, leased, lease, problem);
      break;
    }
    webhook = await store.updateLeased(deps.db, lease, {
      ...noFailure,
      lastSentAt: deps.now(),
      leaseUntil: until(),
    });
  }
  await store.updateLeased(deps.db, lease, { leaseId: null, leaseUntil: null });
}

export const noFailure = { failingSince: null, problem: null, problemDetail: null };

/** Returns why the event was not accepted, or null. An attempt that is aborted at shutdown is repeated later. */
async function attempt(
  deps: Deps,
  webhook: WebhookRow,
  { id, event, data, createdAt, attempts }: DeliveryRow,
  signal: AbortSignal,
): Promise<DeliveryProblem | null> {
  const attempted = { attempts: attempts + 1, lastAttemptAt: deps.now() };
  try {
    const posted = { id, type: typeOf(event), at: createdAt, data };
    await postEvent(deps, webhook, secretPurpose, posted, signal);
    const sent = { status: 'SENT' as const, problem: null, problemDetail: null };
    await store.updateDelivery(deps.db, id, { ...attempted, ...sent });
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    const problem = problemOf(error);
    const pause = retryPauses[attempts];
    const requested = error instanceof DeliveryError ? error.retryAfter : 0;
    await store.updateDelivery(deps.db, id, {
      ...attempted,
      problem: problem.kind,
      problemDetail: problem.detail,
      ...(pause === undefined
        ? { status: 'FAILED' as const }
        : {
            nextAttemptAt: addMilliseconds(
              deps.now(),
              Math.min(Math.max(pause, requested), millisecondsInDay),
            ),
          }),
    });
    return problem;
  }
}

const secretPurpose = 'outgoing-webhook-secrets';

const typeOf = (event: OutgoingWebhookEvent): string => event.toLowerCase().replace('_', '.');

export async function sendTestEvent(
  deps: Pick<Deps, 'config' | 'now'>,
  webhook: WebhookRow,
): Promise<DeliveryProblem | null> {
  const { id, name } = webhook;
  const data = { webhook: { id, name } };
  const event = { id: randomUUID(), type: 'webhook.test', at: deps.now(), data };
  try {
    await postEvent(deps, webhook, secretPurpose, event, new AbortController().signal);
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

async function saveFailure(
  deps: Deps,
  { failingSince }: WebhookRow,
  lease: { id: string; leaseId: string },
  { kind, detail }: DeliveryProblem,
): Promise<void> {
  const now = deps.now();
  const since = failingSince ?? now;
  const failure = { failingSince: since, problem: kind, problemDetail: detail };
  if (since > subDays(now, maxFailureDays)) {
    await store.updateLeased(deps.db, lease, failure);
    return;
  }
  const rooms = await deps.db.transaction(async (tx) => {
    const change = { ...failure, enabled: false, disabledByFailure: true };
    const webhook = await store.updateLeased(tx, lease, change);
    if (!webhook) return [];
    await store.failWaiting(tx, webhook.id);
    const { organizationId } = webhook;
    await deps.audit(tx, {
      action: 'OUTGOING_WEBHOOK_DISABLED',
      organizationId,
      target: { kind: 'ORGANIZATION', id: organizationId },
      after: { name: webhook.name, problem: kind },
    });
    const connected = await listRooms(tx, organizationId);
    const removed = connected.filter(({ webhookId }) => webhookId === webhook.id);
    return announceRooms(tx, { webhook, actorId: null, now, added: [], removed });
  });
  await publishRooms(deps, rooms);
}
