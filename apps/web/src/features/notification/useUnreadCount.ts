import { useQuietQuery } from '../../platform/api/queries.ts';
import { useMayView } from '../organization/index.ts';

/** Returns 0 without access to notifications. */
export function useUnreadCount(): number {
  const mayView = useMayView('notification');
  const { data } = useQuietQuery('/v1/users/notifications/unread', mayView ? {} : null);
  return data?.count ?? 0;
}
