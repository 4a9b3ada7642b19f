import type { OfficeClient } from './createOfficeClient.ts';
import { send } from './queries.ts';
import type {
  Data,
  Method,
  MutationArguments,
  PathOf,
  QueryKey,
  QueryParams,
  QueryRest,
} from './queries.ts';

/** Arguments of `useSWR`, `useSWRInfinite`, `preload` and `useSWRMutation`. Fetchers reject with an `OfficeError`. */
export function createSwrQueries(office: OfficeClient) {
  return {
    /**
     * `useSWR(...query('/v1/users/{id}', { path: { id } }))`. With `null` as parameters, the key is null and SWR loads nothing.
     */
    query<Path extends PathOf<'get'>>(
      path: Path,
      ...[params]: QueryRest<Path> | [params: null]
    ): [key: QueryKey<Path> | null, fetcher: (key: QueryKey<Path>) => Promise<Data<'get', Path>>] {
      const fetcher = ([, keyPath, keyParams]: QueryKey<Path>) =>
        send(office, 'get', keyPath, keyParams ? { params: keyParams } : {}) as Promise<
          Data<'get', Path>
        >;
      return [params === null ? null : queryKey(path, params), fetcher];
    },

    /** `useSWRMutation(...mutation('patch', '/v1/users/status'))`, with `trigger({ params, body })`. */
    mutation<M extends Exclude<Method, 'get'>, Path extends PathOf<M>>(
      method: M,
      path: Path,
    ): [
      key: readonly ['office', M, Path],
      fetcher: (
        key: readonly ['office', M, Path],
        options: { arg: MutationArguments<M, Path> },
      ) => Promise<Data<M, Path>>,
    ] {
      return [
        ['office', method, path],
        (_, { arg }) => send(office, method, path, arg) as Promise<Data<M, Path>>,
      ];
    },
  };
}

const queryKey = <Path extends PathOf<'get'>>(
  path: Path,
  params: QueryParams<Path> | undefined,
): QueryKey<Path> => ['office', path, params];

/** Filter for `mutate` of SWR: all queries of a path, with any parameters. */
export const queriesOf =
  (path: PathOf<'get'>) =>
  (key: unknown): boolean =>
    Array.isArray(key) && key[0] === 'office' && key[1] === path;
