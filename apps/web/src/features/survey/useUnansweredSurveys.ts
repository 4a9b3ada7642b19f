import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

/** Returns 0 without access to surveys. */
export function useUnansweredSurveys(): number {
  const mayView = useMayView('survey');
  const { data } = useQuietQuery('/v1/surveys/unanswered', mayView ? {} : null);
  return data?.count ?? 0;
}
