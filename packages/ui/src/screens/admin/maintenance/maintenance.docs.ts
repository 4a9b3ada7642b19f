import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  MaintenancePlan: {
    purpose: 'Announces, starts and ends maintenance.',
    container: 'apps/admin/src/features/maintenance/pages/MaintenancePage.tsx',
    data: 'A page of planned interruptions.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { Maintenance: 'is the view of members.' },
  },
};
