import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { eraseAnswersOf } from './browserDrafts.ts';
import { surveyUpdates } from './updates.ts';
import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

export const surveyFeature: WorkplaceFeature = {
  updates: surveyUpdates,
  useBadges: () => ({ surveyForm: useUnansweredSurveys() }),
  eraseDataOf: eraseAnswersOf,
};

/** Returns 0 without access to surveys. */
function useUnansweredSurveys(): number {
  const mayView = useMayView('survey');
  const { data } = useQuietQuery('/v1/surveys/unanswered', mayView ? {} : null);
  return data?.count ?? 0;
}
