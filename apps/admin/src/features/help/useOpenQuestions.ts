import { useQuery } from '../../platform/api/queries.ts';

/** Administrators have no socket connection: polls once a minute. */
const refreshInterval = 60_000;

export function useOpenQuestions(enabled: boolean): number {
  const query = { state: 'OPEN', page: 1, limit: 1 } as const;
  const { data } = useQuery('/v1/admin/help/questions', enabled ? { params: { query } } : null, {
    refreshInterval,
  });
  return data?.metadata.total ?? 0;
}
