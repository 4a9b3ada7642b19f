import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  NotificationForm: {
    purpose:
      'Writes a notification in one or both languages, with audience and time. An empty language shows the other one.',
    container: 'apps/admin/src/features/notification/NotificationEditor.tsx',
    data: 'A draft, and the number of reached people.',
    accessibility: ['Rejected fields get the focus.'],
    related: { AudienceField: 'selects recipients.' },
  },
  NotificationMessage: {
    purpose: 'Shown while a notification loads, if it cannot be loaded, and after it was deleted.',
    container: 'apps/admin/src/features/notification/pages/NotificationPage.tsx',
    related: { NotificationForm: 'edits it.', NotificationReport: 'shows a sent one.' },
  },
  NotificationReport: {
    purpose: 'Shows who received and read a notification.',
    container: 'apps/admin/src/features/notification/SentNotification.tsx',
    data: 'Counts and a page of recipients.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { NotificationForm: 'writes it.' },
  },
  NotificationTable: {
    purpose: 'Lists drafts, planned and sent notifications.',
    container: 'apps/admin/src/features/notification/pages/NotificationsPage.tsx',
    data: 'A page of notifications.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { NotificationReport: 'shows a sent one.' },
  },
};
