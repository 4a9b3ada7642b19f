import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  SurveyForm: {
    purpose: 'Answers a survey.',
    container: 'apps/web/src/features/survey/pages/SurveyPage.tsx',
    data: 'Questions and own answers; the draft is kept.',
    accessibility: ['Questions are groups; missing answers get the focus on submit.'],
    related: { SurveyResults: 'shows the results.' },
  },
  SurveyList: {
    purpose: 'Lists open and closed surveys.',
    container: 'apps/web/src/features/survey/pages/SurveyListPage.tsx',
    data: 'Surveys with the state of the member.',
    related: { SurveyForm: 'answers one.' },
  },
  SurveyResults: {
    purpose: 'Shows the results of a survey: bars with a table, and free texts in pages.',
    container: 'apps/web/src/features/survey/pages/SurveyResultsPage.tsx',
    data: 'Results from the server.',
    accessibility: ['The values of the bars are also in a table.'],
    related: { SurveyForm: 'answers it.' },
  },
};
