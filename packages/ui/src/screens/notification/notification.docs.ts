import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  NotificationDetail: {
    purpose: 'Shows a notification with its text and a link to its subject.',
    container: 'apps/web/src/features/notification/pages/NotificationPage.tsx',
    data: 'The notification.',
    related: { NotificationList: 'lists notifications.' },
  },
  NotificationList: {
    purpose: 'Lists notifications by day, unread ones marked.',
    container: 'apps/web/src/features/notification/pages/NotificationListPage.tsx',
    data: 'Pages of notifications; reading all can be undone.',
    accessibility: ['Unread notifications have a named mark.'],
    related: { NotificationDetail: 'shows one.' },
  },
  PushPrompt: {
    purpose: 'Asks before the browser does, which asks only once.',
    container: 'apps/web/src/features/notification/ChatPushPrompt.tsx',
    accessibility: ['Announced without taking the focus.'],
    related: { Settings: 'changes it later.' },
  },
};
