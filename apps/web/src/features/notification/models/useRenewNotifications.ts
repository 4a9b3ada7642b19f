import { useMutateQueries } from '../../../platform/api/queries.ts';

/** Asks again for the member's notifications: they are read, or unread again. */
export function useRenewNotifications(): () => Promise<unknown> {
  const renew = useMutateQueries();
  return () =>
    Promise.all([renew(['/v1/users/notifications']), renew(['/v1/users/notifications/unread'])]);
}
