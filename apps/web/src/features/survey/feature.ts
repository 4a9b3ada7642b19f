import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { eraseAnswersOf } from './browserDrafts.ts';
import { surveyUpdates } from './updates.ts';
import { useUnansweredSurveys } from './useUnansweredSurveys.ts';

export const surveyFeature: WorkplaceFeature = {
  updates: surveyUpdates,
  useBadges: () => ({ surveyForm: useUnansweredSurveys() }),
  eraseDataOf: eraseAnswersOf,
};
