import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { createInfiniteHook, createQueryHook } from 'swr-openapi';
import { renewQueries } from '@office/client/swr/renewQueries.ts';
import { office, quietOffice } from './client.ts';
import { queryPrefix, type QueryPath } from '@office/client/api/queryKeys.ts';

/** `useQuery('/v1/auth/user/profile')`: what the server answers, kept and shared by SWR. */
export const useQuery = createQueryHook(office, queryPrefix);

/** The same for what is read page by page. */
export const useInfiniteQuery = createInfiniteHook(office, queryPrefix);

/** The same for what is asked again and again: a failure is not told. */
export const useQuietQuery = createQueryHook(quietOffice, queryPrefix);

/** Renews queries: `renew(['/v1/contracts/offices'])`. All of a path, whatever the parameters. */
export function useMutateQueries() {
  const { mutate } = useSWRConfig();
  return useCallback(([path]: [QueryPath]) => renewQueries(mutate, queryPrefix, path), [mutate]);
}
