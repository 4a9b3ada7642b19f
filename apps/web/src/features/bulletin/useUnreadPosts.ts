import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

/** Returns the number of unread posts; 0 without permission to view the boards. */
export function useUnreadPosts(): number {
  const mayView = useMayView('bulletin');
  const { data } = useQuietQuery('/v1/bulletin-boards/unread', mayView ? {} : null);
  return data?.count ?? 0;
}
