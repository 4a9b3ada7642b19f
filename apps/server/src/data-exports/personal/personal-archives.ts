import { personalDataExports } from '../../database/schema/personal-data.ts';
import { exportRunner } from '../export-job.ts';
import { ExportQueue } from '../export-queue-store.ts';
import { finishExport, storeArchive } from '../finish-export.ts';
import { setArchive } from './export-store.ts';
import { writeArchive } from './write-archive.ts';

export const personalExportQueue = new ExportQueue('personal-exports', personalDataExports);

const archiveDays = 3;

export const runPersonalExports = exportRunner({
  folder: 'exports',
  queue: personalExportQueue,
  run: async (deps, row, target, proceed) => {
    const { organizationId, userId } = row;
    const subject = { organizationId, userId, own: !row.administration };
    await writeArchive(deps, subject, target, proceed);
    const fileId = await storeArchive(deps, row, target, (date) => `personal-data-${date}`);
    await finishExport(deps, personalExportQueue, row, {
      archiveDays,
      save: (tx) => setArchive(tx, row.id, fileId),
      audit: {
        action: 'PERSONAL_DATA_EXPORTED',
        target: { kind: 'MEMBER', id: userId },
        after: { requestedBy: row.requestedBy },
      },
      notification: notificationOf(row),
    });
  },
});

const notificationOf = ({ administration }: { administration: boolean }) => ({
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
