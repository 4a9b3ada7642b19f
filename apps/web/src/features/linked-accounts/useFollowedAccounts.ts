import { useQuery } from '../../platform/api/queries.ts';

/** While both sides are being made the same, and else. */
const [soon, later] = [2000, 60_000];

/** The member's calendars elsewhere, as they are followed. */
export function useFollowedAccounts() {
  return useQuery('/v1/calendar/accounts', undefined, {
    refreshInterval: (answer) => (answer?.data.some(({ syncing }) => syncing) ? soon : later),
  });
}
