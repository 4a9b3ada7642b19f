import { createInfiniteHook, createMutateHook, createQueryHook } from 'swr-openapi';
import { office, quietOffice } from './client.ts';

/** Every query's key begins with this; see swr-openapi. */
const prefix = 'office';

/** `useQuery('/v1/auth/user/profile')`: what the server answers, kept and shared by SWR. */
export const useQuery = createQueryHook(office, prefix);

/** The same for what is read page by page. */
export const useInfiniteQuery = createInfiniteHook(office, prefix);

/** The same for what is asked again and again: a failure is not told. */
export const useQuietQuery = createQueryHook(quietOffice, prefix);

/** Renews queries: `mutate(['/v1/contracts/offices'])`. All of a path, whatever the parameters. */
export const useMutateQueries = createMutateHook(office, prefix, () => true);
