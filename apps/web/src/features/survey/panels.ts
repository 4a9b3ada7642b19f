import type { Panel } from '../../platform/workplace/Panel.ts';

export const surveyPanels: readonly Panel[] = [
  {
    path: '/survey-form/:surveyId?',
    nameKey: 'common:nav.surveyForm',
    load: async () => (await import('./pages/SurveyFormPage.tsx')).SurveyFormPage,
    area: 'survey',
    entry: { id: 'surveyForm', icon: 'surveyForm', shortcut: 'F', counts: 'unanswered' },
  },
];
