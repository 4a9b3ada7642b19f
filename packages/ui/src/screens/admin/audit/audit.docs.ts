import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AuditLog: {
    purpose: 'Lists who changed what, with filters and details.',
    container: 'apps/admin/src/features/audit/pages/AuditPage.tsx',
    data: 'A page of entries; the drawer shows the differences of one.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { DateRangeField: 'limits the period.' },
  },
};
