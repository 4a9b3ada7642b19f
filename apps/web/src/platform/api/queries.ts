import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { createInfiniteHook, createQueryHook } from 'swr-openapi';
import { revalidateQueries } from '@office/client/swr/revalidateQueries.ts';
import { office, quietOffice } from './client.ts';
import { queryPrefix, type QueryPath } from '@office/client/api/queryKeys.ts';

export const useQuery = createQueryHook(office, queryPrefix);

export const useInfiniteQuery = createInfiniteHook(office, queryPrefix);

/** For polling: shows no error messages. */
export const useQuietQuery = createQueryHook(quietOffice, queryPrefix);

/** Revalidates all queries of a path with any parameters: `renew(['/v1/contracts/offices'])`. */
export function useMutateQueries() {
  const { mutate } = useSWRConfig();
  return useCallback(
    ([path]: [QueryPath]) => revalidateQueries(mutate, queryPrefix, path),
    [mutate],
  );
}
