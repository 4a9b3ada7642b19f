import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

/** Returns the number of own questions with an unread answer; 0 without permission to view the area. */
export function useUnreadAnswers(): number {
  const mayView = useMayView('help');
  const { data } = useQuietQuery('/v1/help/questions/unread', mayView ? {} : null);
  return data?.count ?? 0;
}
