import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig, type Key, type Middleware } from 'swr';
import { recovery } from '../recovery/serverRecovery.ts';
import { EvictingCache } from './EvictingCache.ts';
import { freshSearches } from './freshSearches.ts';
import { infiniteListMiddleware } from './listRenewals.ts';
import { revalidateFailed } from './revalidateQueries.ts';

const sweepMs = 30_000;

interface InitialQuery {
  key: readonly unknown[];
  data: unknown;
}

export interface QueryProviderProps {
  /** A change of the owner starts an empty cache, so that no data of another user is visible. */
  owner: string;
  /** Responses that are already loaded. Read when the cache of an owner is created. */
  initialQueries?: readonly InitialQuery[];
  children: ReactNode;
}

/**
 * Spec §7: always fetches, no revalidation on focus, no retries, entries kept for five minutes.
 * After an outage `Recovery` repeats failed queries, and the real-time connection loads missed
 * changes.
 */
export function QueryProvider({ owner, ...props }: QueryProviderProps) {
  return <ScopedCache key={owner} {...props} />;
}

function mountedKeys(cache: EvictingCache): Middleware {
  return (useNext) =>
    function useMountedKey(key, fetcher, config) {
      const serialized = unstable_serialize(firstPageOf(key));
      // A key is not retained between render and commit; touching it prevents eviction.
      if (serialized) cache.touch(serialized);
      useLayoutEffect(() => (serialized ? cache.retain(serialized) : undefined), [serialized]);
      return useNext(key, fetcher, config);
    };
}

/** The key of an infinite list is a function of the page; the first page's key identifies the list. */
function firstPageOf(key: Key): Key {
  if (typeof key !== 'function') return key;
  const ofPage = key as (index: number, previous: null) => Key;
  return () => ofPage(0, null);
}

function ScopedCache({ initialQueries = [], children }: Omit<QueryProviderProps, 'owner'>) {
  const [cache] = useState(() => {
    const created = new EvictingCache(() => Date.now());
    for (const { key, data } of initialQueries)
      created.set(unstable_serialize(key), { data, _k: key });
    return created;
  });
  const [use] = useState(() => [mountedKeys(cache), infiniteListMiddleware, freshSearches]);

  useEffect(() => {
    const sweep = setInterval(() => cache.evict(), sweepMs);
    return () => clearInterval(sweep);
  }, [cache]);

  return (
    <SWRConfig
      value={{
        provider: () => cache,
        use,
        revalidateOnFocus: false,
        revalidateOnReconnect: false,
        revalidateIfStale: true,
        shouldRetryOnError: false,
      }}
    >
      <FailedQueries />
      {children}
    </SWRConfig>
  );
}

function FailedQueries() {
  const { cache, mutate } = useSWRConfig();
  useEffect(
    () => recovery.onRecovered(() => void revalidateFailed({ cache, mutate })),
    [cache, mutate],
  );
  return null;
}
