import { subDays } from 'date-fns/subDays';
import type { Area } from '../platform/area.ts';
import { ExportJob } from './export/export-job.ts';
import { createExportFiles, deleteExpiredExports, exportFileLinks } from './export/export-store.ts';
import { personalDataHandlers } from './handlers.ts';

export const personalDataArea: Area = {
  handlers: personalDataHandlers,
  fileLinks: exportFileLinks,
  privateFiles: createExportFiles,
  cleanup: {
    sweeps: {
      personalDataExports: {
        run: (tx, { now }) =>
          deleteExpiredExports(tx, { now: now(), keptSince: subDays(now(), 1) }),
      },
    },
  },
  startJobs: (deps) => [new ExportJob(deps)],
};
