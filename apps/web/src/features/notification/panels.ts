import type { Panel } from '../../platform/workplace/Panel.ts';

export const notificationPanels: readonly Panel[] = [
  {
    path: '/notifications',
    nameKey: 'common:nav.notifications',
    load: async () => (await import('./pages/NotificationsPage.tsx')).NotificationsPage,
    area: 'notification',
    entry: {
      id: 'notifications',
      icon: 'notifications',
      shortcut: 'N',
      shortNameKey: 'common:navShort.notifications',
    },
  },
];
