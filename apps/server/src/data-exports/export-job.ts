import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { addDays } from 'date-fns/addDays';
import { leaseEnd, newLease, whileRenewing } from '../lib/lease.ts';
import { RecurringWork } from '../lib/recurring-work.ts';
import type { JobDeps } from '../platform/area.ts';
import type { ExportQueue, ExportTable } from './export-queue-store.ts';

export type ExportDeps = Pick<JobDeps, 'config' | 'db' | 'files' | 'now' | 'notifications' | 'log'>;

export type LeasedExport<Table extends ExportTable> = Table['$inferSelect'] & { leaseId: string };

interface ExportKind<Table extends ExportTable> {
  /** Folder of unfinished archives, in the data folder. */
  folder: string;
  queue: ExportQueue<Table>;
  /**
   * Creates and stores the archives, and completes the row. Repeated after a failure.
   * @param target path of a temporary file
   * @param proceed stores the finished share, from 0 to 1; throws if the work must stop
   */
  run(
    deps: ExportDeps,
    row: LeasedExport<Table>,
    target: string,
    proceed: (share: number) => Promise<void>,
  ): Promise<void>;
}

type RunPending = (deps: ExportDeps, signal?: AbortSignal) => Promise<void>;

const pollInterval = 10_000;
const maxAttempts = 3;
const failureDays = 1;

/** Thrown when another process has taken the export, or its row was deleted. */
export class LeaseLost extends Error {}

/** Makes the archives of pending exports, one at a time in each process. */
export class ExportJob {
  readonly #work: RecurringWork;
  readonly #stop = new AbortController();

  /** @param topic of the bus, for new exports */
  constructor(
    deps: ExportDeps & Pick<JobDeps, 'bus' | 'jobs'>,
    { name, topic, runPending }: { name: string; topic: string; runPending: RunPending },
  ) {
    this.#work = new RecurringWork(deps.jobs, {
      name,
      interval: pollInterval,
      work: () => runPending(deps, this.#stop.signal),
    });
    deps.bus.subscribe(topic, () => this.#work.run());
    this.#work.run();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#work.close();
  }
}

export function exportRunner<Table extends ExportTable>(kind: ExportKind<Table>): RunPending {
  const { queue } = kind;
  return async (deps, signal = new AbortController().signal) => {
    const { db, now } = deps;
    const folder = path.join(deps.config.dataDir, kind.folder);
    await removeAbandoned(folder, () => queue.findLeases(db, now()));
    while (!signal.aborted) {
      const expiresAt = addDays(now(), failureDays);
      await queue.failExhausted(db, { now: now(), maxAttempts, expiresAt });
      const lease = newLease(now());
      const row = await queue.acquire(db, { ...lease, maxAttempts });
      if (!row) return;
      const leased = { ...row, leaseId: lease.leaseId };
      const renew = (change: { progress?: number } = {}) =>
        queue.updateLeased(db, leased, { leaseUntil: leaseEnd(now()), ...change });
      const proceed = async (share: number) => {
        signal.throwIfAborted();
        if (!(await renew({ progress: Math.floor(share * 99) }))) throw new LeaseLost();
      };
      const target = path.join(folder, fileNameOf(leased.leaseId));
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await whileRenewing(renew, () => kind.run(deps, leased, target, proceed));
      } catch (err) {
        if (err instanceof LeaseLost) continue;
        // Another process continues after a shutdown.
        if (signal.aborted) {
          const attempts = row.attempts - 1;
          await queue.updateLeased(db, leased, { leaseUntil: null, attempts });
          return;
        }
        deps.log.error({ err, exportId: row.id }, 'data export failed');
        await queue.updateLeased(
          db,
          leased,
          row.attempts >= maxAttempts
            ? { state: 'FAILED', leaseUntil: null, expiresAt: addDays(now(), failureDays) }
            : { state: 'QUEUED', leaseUntil: leaseEnd(now()) },
        );
      } finally {
        await rm(target, { force: true });
      }
    }
  };
}

/** Contains the lease, because a process that lost its lease can still write. */
const fileNameOf = (leaseId: string) => `${leaseId}.zip`;

/** Removes unfinished archives of killed processes. */
async function removeAbandoned(folder: string, findLeases: () => Promise<string[]>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0) return;
  const leased = (await findLeases()).map(fileNameOf);
  for (const name of names) {
    if (!leased.includes(name)) await rm(path.join(folder, name), { force: true });
  }
}
