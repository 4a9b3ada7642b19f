import { useQuery } from '../../platform/api/queries.ts';

const [soon, later] = [2000, 60_000];

export function useFollowedAccounts() {
  return useQuery('/v1/calendar/accounts', undefined, {
    refreshInterval: (answer) => (answer?.data.some(({ syncing }) => syncing) ? soon : later),
  });
}
