import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { addDays } from 'date-fns/addDays';
import { auditAs } from '../../audit/audit.ts';
import type { Bus } from '../../database/bus.ts';
import { storeLocalFile } from '../../files/server-files.ts';
import { leaseEnd, newLease, whileRenewing } from '../../lib/lease.ts';
import { RecurringWork } from '../../lib/recurring-work.ts';
import type { JobDeps } from '../../platform/area.ts';
import { exportTopic } from './exports.ts';
import {
  acquireExport,
  failExhausted,
  findLeases,
  updateLeased,
  type ExportRow,
} from './export-store.ts';
import { writeArchive } from './write-archive.ts';

export type ExportDeps = Pick<JobDeps, 'config' | 'db' | 'files' | 'now' | 'notifications' | 'log'>;

const pollInterval = 10_000;
const maxAttempts = 3;
const archiveDays = 3;
const failureDays = 1;

/** Thrown when another process has taken the export, or its person was erased. */
class LeaseLost extends Error {}

/** Makes the archives of pending exports, one at a time in each process. */
export class ExportJob {
  readonly #work: RecurringWork;
  readonly #stop = new AbortController();

  constructor(deps: ExportDeps & { bus: Bus }) {
    const onError = (err: unknown) => deps.log.error({ err }, 'personal data export failed');
    this.#work = new RecurringWork(() => runPendingExports(deps, this.#stop.signal), {
      interval: pollInterval,
      onError,
    });
    deps.bus.subscribe(exportTopic, () => this.#work.run());
    this.#work.run();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#work.close();
  }
}

export async function runPendingExports(
  deps: ExportDeps,
  signal = new AbortController().signal,
): Promise<void> {
  await removeAbandoned(deps);
  while (!signal.aborted) {
    const now = deps.now();
    await failExhausted(deps.db, { now, maxAttempts, expiresAt: addDays(now, failureDays) });
    const lease = newLease(now);
    const row = await acquireExport(deps.db, { ...lease, maxAttempts });
    if (!row) return;
    const leased = { ...row, leaseId: lease.leaseId };
    try {
      await runExport(deps, leased, signal);
    } catch (err) {
      if (err instanceof LeaseLost) continue;
      // Another process continues after a shutdown.
      if (signal.aborted) {
        await updateLeased(deps.db, leased, { leaseUntil: null, attempts: row.attempts - 1 });
        return;
      }
      deps.log.error({ err, exportId: row.id }, 'personal data export failed');
      await saveFailure(deps, leased);
    }
  }
}

const folderOf = ({ config }: ExportDeps) => path.join(config.dataDir, 'exports');
/** Contains the lease, because a process that lost its lease can still write. */
const fileNameOf = ({ leaseId }: { leaseId: string }) => `${leaseId}.zip`;

/** Removes unfinished archives of killed processes. */
async function removeAbandoned(deps: ExportDeps): Promise<void> {
  const names = await readdir(folderOf(deps)).catch(() => []);
  if (names.length === 0) return;
  const leased = (await findLeases(deps.db, deps.now())).map((leaseId) => fileNameOf({ leaseId }));
  for (const name of names) {
    if (!leased.includes(name)) await rm(path.join(folderOf(deps), name), { force: true });
  }
}

type LeasedRow = ExportRow & { leaseId: string };

async function runExport(deps: ExportDeps, row: LeasedRow, signal: AbortSignal): Promise<void> {
  const { db, now } = deps;
  const { organizationId, userId } = row;
  const folder = folderOf(deps);
  const target = path.join(folder, fileNameOf(row));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const update = async (change: Partial<ExportRow>) => {
    signal.throwIfAborted();
    if (!(await updateLeased(db, row, { leaseUntil: leaseEnd(now()), ...change })))
      throw new LeaseLost();
  };
  const make = async () => {
    const subject = { organizationId, userId, own: !row.administration };
    await writeArchive(deps, subject, target, (share) =>
      update({ progress: Math.floor(share * 99) }),
    );
    const { size } = await stat(target);
    const fileName = `personal-data-${now().toISOString().slice(0, 10)}.zip`;
    const file = {
      directory: 'personal_data',
      fileName,
      mimeType: 'application/zip',
      size,
    } as const;
    const fileId = await storeLocalFile(deps, { ...file, organizationId }, target);
    await finish(deps, row, fileId);
  };
  try {
    await whileRenewing(() => update({}), make);
  } finally {
    await rm(target, { force: true });
  }
}

async function finish(deps: ExportDeps, row: LeasedRow, fileId: string): Promise<void> {
  const { organizationId, userId, requestedBy, administration } = row;
  const expiresAt = addDays(deps.now(), archiveDays);
  const audit = auditAs({ channel: 'SERVER', userId: null, organizationId }, deps.now);
  await deps.db.transaction(async (tx) => {
    const ready = { state: 'READY', progress: 100, fileId, expiresAt, leaseUntil: null } as const;
    if (!(await updateLeased(tx, row, ready))) throw new LeaseLost();
    await audit(tx, {
      action: 'PERSONAL_DATA_EXPORTED',
      target: { kind: 'MEMBER', id: userId },
      after: { requestedBy },
    });
    await deps.notifications.add(tx, {
      organizationId,
      to: [requestedBy],
      kind: 'ORGANIZATION',
      title: { ja: 'データのエクスポートが完了しました', en: 'Your data export is ready' },
      content: administration
        ? {
            ja: '管理画面のメンバーの詳細からダウンロードできます。ダウンロードの期限は 3 日間です。',
            en: 'Download it from the member in the administration within 3 days.',
          }
        : {
            ja: '設定からダウンロードできます。ダウンロードの期限は 3 日間です。',
            en: 'Download it from the settings within 3 days.',
          },
      path: administration ? null : '/settings#personal-data',
    });
  });
}

async function saveFailure(deps: ExportDeps, row: LeasedRow): Promise<void> {
  const isFinal = row.attempts >= maxAttempts;
  const retry = {
    state: 'QUEUED',
    leaseUntil: leaseEnd(deps.now()),
  } as const;
  const failed = {
    state: 'FAILED',
    leaseUntil: null,
    expiresAt: addDays(deps.now(), failureDays),
  } as const;
  await updateLeased(deps.db, row, isFinal ? failed : retry);
}
