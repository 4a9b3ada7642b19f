import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { OfficeClient } from './createOfficeClient.ts';
import type { OfficeError } from './errors/OfficeError.ts';
import { send } from './queries.ts';
import type { Data, Method, MutationArguments, PathOf, QueryKey, QueryRest } from './queries.ts';

/**
 * Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and `useMutation`. Calls reject with an `OfficeError`;
 * the abort signal of a query cancels its request.
 */
export function createQueryOptions(office: OfficeClient) {
  return {
    query<Path extends PathOf<'get'>>(path: Path, ...[params]: QueryRest<Path>) {
      const queryKey: QueryKey<Path> = ['office', path, params];
      return queryOptions<Data<'get', Path>, OfficeError, Data<'get', Path>, QueryKey<Path>>({
        queryKey,
        queryFn: ({ signal }) =>
          send(office, 'get', path, { ...(params && { params }), signal }) as Promise<
            Data<'get', Path>
          >,
      });
    },

    mutation<M extends Exclude<Method, 'get'>, Path extends PathOf<M>>(method: M, path: Path) {
      return mutationOptions<Data<M, Path>, OfficeError, MutationArguments<M, Path>>({
        mutationKey: ['office', method, path],
        mutationFn: (given) => send(office, method, path, given) as Promise<Data<M, Path>>,
      });
    },

    /** Filter for `invalidateQueries`: all queries of a path, with any parameters. */
    queriesOf: (path: PathOf<'get'>) => ({ queryKey: ['office', path] as const }),
  };
}
