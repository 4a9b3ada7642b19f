import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  Calendar: {
    purpose: 'Shows the meetings of up to ten members by day, week or month, and of rooms.',
    container: 'apps/web/src/features/calendar/pages/CalendarPage.tsx',
    data: 'Meetings of the shown range; private meetings of others have no title.',
    accessibility: ['Keys as in `CalendarGrid`. The shown range is announced after a change.'],
    related: { CalendarGrid: 'is the grid.', MeetingForm: 'plans a meeting.' },
  },
  CalendarLink: {
    purpose: 'Links external calendars.',
    container: 'apps/web/src/features/calendar/pages/CalendarLinkPage.tsx',
    data: 'The linked accounts; linking opens a popup.',
    related: { ProviderCallback: 'ends the popup.' },
  },
};
