import { planParam } from './calendarPaths.ts';
import type { Panel } from '../../platform/workplace/Panel.ts';
import { calendarUpdates } from './updates.ts';

export const calendarPanels: readonly Panel[] = [
  {
    path: '/calendar',
    nameKey: 'common:nav.calendar',
    load: async () => (await import('./pages/CalendarPage.tsx')).CalendarPage,
    wide: true,
    isFull: (search) => search.has(planParam),
    area: 'calendar',
    updates: calendarUpdates,
    entry: { id: 'calendar', icon: 'calendar', shortcut: 'C' },
  },
  {
    path: '/settings#calendar',
    nameKey: 'common:nav.linkCalendar',
    area: 'calendar',
    entry: { id: 'linkCalendar', icon: 'linkCalendar', shortcut: 'L' },
  },
  {
    path: '/calendar-link',
    nameKey: 'calendar:link.title',
    load: async () => (await import('./pages/CalendarLinkPage.tsx')).CalendarLinkPage,
    area: 'calendar',
    parentEntryId: 'linkCalendar',
  },
];
