import { useEffect, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { recovery } from '../recovery/serverRecovery.ts';
import { EvictingCache } from './EvictingCache.ts';
import { freshSearches } from './freshSearches.ts';
import { infiniteListMiddleware } from './listRenewals.ts';
import { mountedKeys } from './mountedKeys.ts';
import { revalidateFailed } from './revalidateFailed.ts';

const sweepMs = 30_000;

export interface QueryProviderProps {
  /** A change of the owner starts an empty cache, so that no data of another user is visible. */
  owner: string;
  children: ReactNode;
}

/**
 * SWR configuration of the spec (§7): always fetches, no revalidation on focus, no retries, entries kept for
 * five minutes.
 * After an outage `Recovery` repeats failed queries, and the real-time connection loads missed changes.
 */
export function QueryProvider({ owner, children }: QueryProviderProps) {
  return <ScopedCache key={owner}>{children}</ScopedCache>;
}

function ScopedCache({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new EvictingCache(() => Date.now()));
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
