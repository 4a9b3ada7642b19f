import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  BackgroundJobs: {
    purpose: 'Lists the stored work of background jobs, and repeats failed work.',
    container: 'apps/admin/src/features/maintenance/pages/BackgroundJobsPage.tsx',
    data: 'Counts of all jobs, which are loaded again every thirty seconds.',
    accessibility: ['The name of each button contains the name of its job.'],
    related: { MaintenancePlan: 'signs out members for work on the system.' },
  },
  MaintenancePlan: {
    purpose: 'Announces, starts and ends maintenance.',
    container: 'apps/admin/src/features/maintenance/pages/MaintenancePage.tsx',
    data: 'A page of planned interruptions.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { Maintenance: 'is the view of members.' },
  },
};
