import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  Overview: {
    purpose: 'Shows the use of the organisation as charts.',
    container: 'apps/admin/src/features/overview/pages/OverviewPage.tsx',
    data: 'Values by day; null values were not recorded.',
    accessibility: ['Charts have a table with the values.'],
    related: { BarChart: 'draws amounts.', LineChart: 'draws trends.' },
  },
};
