import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

/** How many notifications the member has not read; none where the area is closed to them. */
export function useUnreadCount(): number {
  const mayView = useMayView('notification');
  const { data } = useQuietQuery('/v1/users/notifications/unread', mayView ? {} : null);
  return data?.count ?? 0;
}
