import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  Analytics: {
    purpose: 'Shows the use of the office over weeks, for groups of people only.',
    container: 'apps/admin/src/features/overview/pages/AnalyticsPage.tsx',
    data: 'Values by day, by room and by square of a floor. Null values belong to fewer people than `groupSize`.',
    accessibility: [
      'Charts have a table with the values.',
      'The heat map is an image with a name; its rooms are in the table above.',
    ],
    related: { Overview: 'shows the current activity.', BarChart: 'draws amounts.' },
  },
};
