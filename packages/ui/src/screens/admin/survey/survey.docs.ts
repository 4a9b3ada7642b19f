import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  SurveyBuilder: {
    purpose: 'Creates the questions of a survey.',
    container: 'apps/admin/src/features/survey/pages/SurveyPage.tsx',
    data: 'The edited values; publishing is separate from saving.',
    accessibility: ['Keys as in `SortableList`.'],
    related: { SurveyForm: 'is the view of members.' },
  },
  SurveyMissing: {
    purpose: 'Shown if a survey was deleted or its address is incomplete.',
    container: 'apps/admin/src/features/survey/pages/SurveyPage.tsx',
    related: { SurveyTable: 'is the list of surveys.' },
  },
  SurveyOutcome: {
    purpose: 'Shows the results of a survey by department, reminds and exports.',
    container: 'apps/admin/src/features/survey/pages/SurveyResultsPage.tsx',
    data: 'Results from the server.',
    related: { SurveyResults: 'is the part with the answers.' },
  },
  SurveyTable: {
    purpose: 'Lists surveys by state.',
    container: 'apps/admin/src/features/survey/pages/SurveysPage.tsx',
    data: 'A page of surveys, and counts by state.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { SurveyBuilder: 'edits one.' },
  },
};
