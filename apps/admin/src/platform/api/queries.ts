import { queryPrefix, type QueryPath } from '@office/client/api/queryKeys.ts';
import { revalidateQueries } from '@office/client/swr/revalidateQueries.ts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { createQueryHook } from 'swr-openapi';
import { office } from './client.ts';

export const useQuery = createQueryHook(office, queryPrefix);

/** Revalidates queries: `renew(['/v1/admin/members'])` covers all parameters of a path. */
export function useMutateQueries() {
  const { mutate } = useSWRConfig();
  return useCallback(
    ([path]: [QueryPath]) => revalidateQueries(mutate, queryPrefix, path),
    [mutate],
  );
}
