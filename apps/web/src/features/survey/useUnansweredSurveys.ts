import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

/** How many open surveys the member has not answered; none where the area is closed to them. */
export function useUnansweredSurveys(): number {
  const mayView = useMayView('survey');
  const { data } = useQuietQuery('/v1/surveys/unanswered', mayView ? {} : null);
  return data?.count ?? 0;
}
