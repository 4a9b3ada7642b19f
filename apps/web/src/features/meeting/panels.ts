import type { Panel } from '../../platform/workplace/Panel.ts';

export const meetingPanels: readonly Panel[] = [
  {
    path: '/online-meeting',
    nameKey: 'common:nav.onlineMeeting',
    load: async () => (await import('./pages/OnlineMeetingPage.tsx')).OnlineMeetingPage,
    area: 'meeting',
    entry: { id: 'onlineMeeting', icon: 'onlineMeeting', shortcut: 'G' },
  },
  {
    path: '/online-meeting/:meetingId',
    nameKey: 'common:nav.onlineMeeting',
    load: async () => (await import('./pages/MeetingLobbyPage.tsx')).MeetingLobbyPage,
    area: 'meeting',
  },
];
