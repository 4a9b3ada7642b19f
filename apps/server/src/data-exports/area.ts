import { subDays } from 'date-fns/subDays';
import { readableFiles } from '../database/readable-files.ts';
import type { Area } from '../platform/area.ts';
import type { Sweep } from '../platform/cleanup.ts';
import { ExportJob } from './export-job.ts';
import type { ExportQueue, ExportTable } from './export-queue-store.ts';
import { dataExportHandlers } from './handlers.ts';
import {
  organizationExportQueue,
  runOrganizationExports,
} from './organization/organization-archives.ts';
import {
  archiveFileLinks,
  isOrganizationArchiveReadable,
} from './organization/organization-export-store.ts';
import { organizationExportTopic } from './organization/organization-exports.ts';
import { exportFileLinks, isPersonalArchiveReadable } from './personal/export-store.ts';
import { exportTopic } from './personal/exports.ts';
import { personalExportQueue, runPersonalExports } from './personal/personal-archives.ts';

function expiredExportsOf<Table extends ExportTable>(queue: ExportQueue<Table>): Sweep {
  return {
    run: (tx, { now }) => queue.deleteExpired(tx, { now: now(), keptSince: subDays(now(), 1) }),
  };
}

export const dataExportsArea: Area = {
  handlers: dataExportHandlers,
  fileLinks: (tx) => [...exportFileLinks(tx), ...archiveFileLinks(tx)],
  privateFiles: (db, now) =>
    readableFiles(db, isPersonalArchiveReadable(db, now), isOrganizationArchiveReadable(db, now)),
  cleanup: {
    sweeps: {
      personalDataExports: expiredExportsOf(personalExportQueue),
      organizationExports: expiredExportsOf(organizationExportQueue),
    },
  },
  queues: [personalExportQueue.work, organizationExportQueue.work],
  startJobs: (deps) => [
    new ExportJob(deps, {
      name: personalExportQueue.work.name,
      topic: exportTopic,
      runPending: runPersonalExports,
    }),
    new ExportJob(deps, {
      name: organizationExportQueue.work.name,
      topic: organizationExportTopic,
      runPending: runOrganizationExports,
    }),
  ],
};
