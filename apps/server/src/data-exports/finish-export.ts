import { stat } from 'node:fs/promises';
import { addDays } from 'date-fns/addDays';
import type { AuditChange } from '../audit/audit-entry.ts';
import { auditAs } from '../audit/audit.ts';
import type { Transaction } from '../database/database.ts';
import { storeLocalFile } from '../files/server-files.ts';
import type { NewNotification } from '../platform/notifications.ts';
import { LeaseLost, type ExportDeps, type LeasedExport } from './export-job.ts';
import type { ExportQueue, ExportTable } from './export-queue-store.ts';

/** Stores a written archive. The date and the extension are added to its name. */
export async function storeArchive(
  deps: ExportDeps,
  { organizationId }: { organizationId: string },
  target: string,
  nameOf: (date: string) => string,
): Promise<string> {
  const { size } = await stat(target);
  const fileName = `${nameOf(deps.now().toISOString().slice(0, 10))}.zip`;
  const file = { directory: 'personal_data', mimeType: 'application/zip' } as const;
  return storeLocalFile(deps, { ...file, fileName, size, organizationId }, target);
}

interface FinishedExport {
  archiveDays: number;
  audit: AuditChange;
  notification: Pick<NewNotification, 'title' | 'content' | 'path'>;
  /** Stores more in the transaction. */
  save?(tx: Transaction): Promise<void>;
}

/** Completes an export whose archives are stored, and notifies its requester. */
export async function finishExport<Table extends ExportTable>(
  deps: ExportDeps,
  queue: ExportQueue<Table>,
  row: LeasedExport<Table>,
  { archiveDays, audit: change, notification, save }: FinishedExport,
): Promise<void> {
  const { organizationId, requestedBy } = row;
  const expiresAt = addDays(deps.now(), archiveDays);
  const audit = auditAs({ channel: 'SERVER', userId: null, organizationId }, deps.now);
  await deps.db.transaction(async (tx) => {
    const ready = { state: 'READY', progress: 100, expiresAt, leaseUntil: null } as const;
    if (!(await queue.updateLeased(tx, row, ready))) throw new LeaseLost();
    await save?.(tx);
    await audit(tx, change);
    await deps.notifications.add(tx, {
      ...notification,
      organizationId,
      to: [requestedBy],
      kind: 'ORGANIZATION',
    });
  });
}
