import { useEffect, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { recovery } from '../recovery/serverRecovery.ts';
import { EvictingCache } from './EvictingCache.ts';
import { renewedLists } from './listRenewals.ts';
import { mountedKeys } from './mountedKeys.ts';
import { renewFailed } from './renewFailed.ts';

const sweepMs = 30_000;

export interface QueryProviderProps {
  /** Another one starts an empty cache: nobody sees what was answered to somebody else. */
  owner: string;
  children: ReactNode;
}

/**
 * SWR as the spec wants it (§7): asks the network always, not on focus, no retry, kept five minutes. After an
 * outage `Recovery` renews what failed, and the live channel what it has missed.
 */
export function QueryProvider({ owner, children }: QueryProviderProps) {
  return <OwnedCache key={owner}>{children}</OwnedCache>;
}

function OwnedCache({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new EvictingCache(() => Date.now()));
  const [use] = useState(() => [mountedKeys(cache), renewedLists]);

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

/** Asks again for queries that failed while the server was silent, when it is back. */
function FailedQueries() {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => recovery.onFound(() => void renewFailed({ cache, mutate })), [cache, mutate]);
  return null;
}
