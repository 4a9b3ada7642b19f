import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AuditLog: {
    purpose: 'Lists who changed what, with filters and details.',
    container: 'apps/admin/src/features/audit/pages/AuditPage.tsx',
    data: 'A page of entries; the drawer shows the differences of one.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { DateRangeField: 'limits the period.', AuditStream: 'sends the log elsewhere.' },
  },
  AuditStream: {
    purpose: 'Sends new entries of the audit log to a webhook, a syslog server or an S3 bucket.',
    container: 'apps/admin/src/features/audit/pages/AuditStreamPage.tsx',
    data: 'The destination without its secret, and the status: entries that wait, last success, failure.',
    accessibility: ['The kinds of destinations are a `RadioGroup`.'],
    related: { AuditLog: 'lists the entries.' },
  },
};
