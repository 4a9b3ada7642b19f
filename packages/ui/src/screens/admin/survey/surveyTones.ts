import type { SurveyState } from '@office/vocabulary';

/** The colours of states. */
export const surveyTones = {
  DRAFT: 'neutral',
  SCHEDULED: 'warning',
  OPEN: 'success',
  CLOSED: 'neutral',
} as const satisfies Record<SurveyState, string>;
