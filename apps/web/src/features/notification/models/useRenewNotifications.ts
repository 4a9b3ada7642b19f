import { useMutateQueries } from '../../../platform/api/queries.ts';

export function useRenewNotifications(): () => Promise<unknown> {
  const renew = useMutateQueries();
  return () =>
    Promise.all([renew(['/v1/users/notifications']), renew(['/v1/users/notifications/unread'])]);
}
