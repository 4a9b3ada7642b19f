import { randomUUID } from 'node:crypto';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { RecurringWork, type JobRunner } from '../../lib/recurring-work.ts';
import type { Metrics } from '../../observability/metrics.ts';
import { DeliveryError, problemOf } from '../../lib/delivery-error.ts';
import { openDestination, type DestinationDeps } from './destinations/open-destination.ts';
import { readBatch } from './stream-batch.ts';
import * as store from './stream-store.ts';
import type { StreamRow } from './stream-store.ts';

export interface StreamingDeps extends DestinationDeps {
  db: Database;
  log: Pick<Logger, 'warn' | 'error'>;
  metrics: Pick<Metrics, 'auditStreamBatches' | 'auditStreamLag'>;
}

const pollInterval = 5000;
/** Longer than an attempt, which takes at most 15 s. */
const leaseDuration = 60_000;
const maxConcurrentStreams = 8;
/** Limits of one stream per run, so that a backlog or a slow receiver does not delay the other streams for long. */
const maxBatches = 20;
const maxRunDuration = 10_000;
/** Collects entries for an object of a bucket. */
const objectInterval = 60_000;
const firstRetry = 10_000;
export const maxRetryInterval = 15 * 60_000;

/** Sends new entries of all streams. Several processes can run it: a lease per stream keeps the order. */
export class AuditStreaming {
  readonly #work: RecurringWork;
  readonly #stop = new AbortController();

  constructor(deps: StreamingDeps & { jobs: JobRunner }, { interval = pollInterval } = {}) {
    this.#work = new RecurringWork(deps.jobs, {
      name: 'audit-streams',
      interval,
      work: () => sendDue(deps, this.#stop.signal),
    });
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#work.close();
  }
}

export async function sendDue(
  deps: StreamingDeps,
  signal = new AbortController().signal,
): Promise<void> {
  const now = deps.now();
  const streams = await store.findWaitingStreams(deps.db);
  const ages = streams.map(({ waitingSince }) => now.getTime() - (waitingSince ?? now).getTime());
  deps.metrics.auditStreamLag.set(Math.max(0, ...ages) / 1000);
  const queue = new PQueue({ concurrency: maxConcurrentStreams });
  await queue.addAll(
    streams
      .filter(
        ({ nextAttemptAt, leaseUntil }) =>
          nextAttemptAt <= now && !(leaseUntil && leaseUntil >= now),
      )
      .map(
        ({ organizationId }) =>
          () =>
            sendStream(deps, organizationId, signal).catch((err: unknown) => {
              deps.log.error({ err, organizationId }, 'audit streaming failed');
            }),
      ),
  );
}

async function sendStream(
  deps: StreamingDeps,
  organizationId: string,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const lease = { organizationId, leaseId: randomUUID() };
  const now = deps.now();
  const stream = await store.acquireLease(deps.db, organizationId, {
    leaseId: lease.leaseId,
    now,
    until: addMilliseconds(now, leaseDuration),
  });
  if (!stream) return;
  try {
    await sendBatches(deps, stream, lease, signal);
    const interval = stream.destination.s3 ? objectInterval : 0;
    const nextAttemptAt = addMilliseconds(deps.now(), interval);
    await store.updateLeased(deps.db, lease, { leaseId: null, leaseUntil: null, nextAttemptAt });
  } catch (error) {
    if (signal.aborted) {
      await store.updateLeased(deps.db, lease, { leaseId: null, leaseUntil: null });
      return;
    }
    // Other errors, for example of the database, leave the lease to expire.
    if (!(error instanceof DeliveryError)) throw error;
    await saveFailure(deps, stream, lease, error);
  }
}

async function sendBatches(
  { db, metrics, ...deps }: StreamingDeps,
  stream: StreamRow,
  lease: { organizationId: string; leaseId: string },
  signal: AbortSignal,
): Promise<void> {
  const send = openDestination(deps, stream);
  const [destination] = Object.keys(stream.destination);
  const started = performance.now();
  let { position } = stream;
  for (let count = 0; count < maxBatches; count += 1) {
    signal.throwIfAborted();
    const batch = await readBatch(db, lease.organizationId, position);
    if (!batch) return;
    await send(batch, signal).catch((error: unknown) => {
      throw error instanceof DeliveryError ? error : new DeliveryError(problemOf(error));
    });
    ({ position } = batch);
    metrics.auditStreamBatches.inc({ destination: destination!, outcome: 'sent' });
    const now = deps.now();
    const kept = await store.updateLeased(db, lease, {
      position,
      leaseUntil: addMilliseconds(now, leaseDuration),
      lastSentAt: now,
      ...noFailure,
    });
    if (!kept || kept.paused || performance.now() - started > maxRunDuration) return;
  }
}

export const noFailure = { failures: 0, problem: null, problemDetail: null, failingSince: null };

async function saveFailure(
  { db, now, log, metrics }: StreamingDeps,
  stream: StreamRow,
  lease: { organizationId: string; leaseId: string },
  { problem: { kind, detail }, retryAfter }: DeliveryError,
): Promise<void> {
  const [destination] = Object.keys(stream.destination);
  metrics.auditStreamBatches.inc({ destination: destination!, outcome: 'failed' });
  log.warn(
    { organizationId: stream.organizationId, problem: kind, detail },
    'sending audit log entries failed',
  );
  const current = await store.findStream(db, stream.organizationId);
  const failures = (current?.failures ?? 0) + 1;
  const wait = Math.min(Math.max(backOff(failures), retryAfter), maxRetryInterval);
  await store.updateLeased(db, lease, {
    leaseId: null,
    leaseUntil: null,
    failures,
    problem: kind,
    problemDetail: detail?.slice(0, 100) ?? null,
    failingSince: current?.failingSince ?? now(),
    nextAttemptAt: addMilliseconds(now(), wait),
  });
}

/** Doubles from 10 s to 15 minutes, with jitter of a half, in milliseconds. */
export function backOff(failures: number, random = Math.random): number {
  const longest = Math.min(firstRetry * 2 ** (failures - 1), maxRetryInterval);
  return longest * (0.5 + random() / 2);
}
