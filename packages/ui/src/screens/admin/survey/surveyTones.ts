import type { SurveyState } from '@office/vocabulary';

export const surveyTones = {
  DRAFT: 'neutral',
  SCHEDULED: 'warning',
  OPEN: 'success',
  CLOSED: 'neutral',
} as const satisfies Record<SurveyState, string>;
