import { stat } from 'node:fs/promises';
import { addDays } from 'date-fns/addDays';
import { auditAs } from '../../audit/audit.ts';
import { personalDataExports } from '../../database/schema/personal-data.ts';
import { storeLocalFile } from '../../files/server-files.ts';
import { exportRunner, LeaseLost, type ExportDeps, type LeasedExport } from '../export-job.ts';
import { ExportQueue } from '../export-queue-store.ts';
import { setArchive } from './export-store.ts';
import { writeArchive } from './write-archive.ts';

export const personalExportQueue = new ExportQueue(personalDataExports);

const archiveDays = 3;

export const runPersonalExports = exportRunner({
  folder: 'exports',
  queue: personalExportQueue,
  run: async (deps, row, target, proceed) => {
    const { organizationId, userId } = row;
    const subject = { organizationId, userId, own: !row.administration };
    await writeArchive(deps, subject, target, proceed);
    const { size } = await stat(target);
    const fileName = `personal-data-${deps.now().toISOString().slice(0, 10)}.zip`;
    const file = {
      directory: 'personal_data',
      fileName,
      mimeType: 'application/zip',
      size,
    } as const;
    const fileId = await storeLocalFile(deps, { ...file, organizationId }, target);
    await finish(deps, row, fileId);
  },
});

async function finish(
  deps: ExportDeps,
  row: LeasedExport<typeof personalDataExports>,
  fileId: string,
): Promise<void> {
  const { organizationId, userId, requestedBy, administration } = row;
  const expiresAt = addDays(deps.now(), archiveDays);
  const audit = auditAs({ channel: 'SERVER', userId: null, organizationId }, deps.now);
  await deps.db.transaction(async (tx) => {
    const ready = { state: 'READY', progress: 100, expiresAt, leaseUntil: null } as const;
    if (!(await personalExportQueue.updateLeased(tx, row, ready))) throw new LeaseLost();
    await setArchive(tx, row.id, fileId);
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
