import type { Deps } from '@office/client/lib/deps.ts';
import type { Store } from '@office/client/lib/Store.ts';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { revalidateAll, revalidateQueries } from '@office/client/swr/revalidateQueries.ts';
import type { EarlyQueries } from './EarlyQueries.ts';
import type { RealtimeStatus } from './RealtimeConnection.ts';

export interface MissedChangesDeps extends Deps {
  mutate(matches: (key: unknown) => boolean): Promise<unknown>;
  early: EarlyQueries;
  /** Whether the query was answered immediately before the connection. */
  isCurrent(path: string): boolean;
}

/** Minimum delay before missed data is loaded; randomly up to twice as long to spread the load. */
export const renewAfterMs = 1000;

/**
 * Revalidates queries whose changes were not received, because messages are not sent again: after the first
 * connection the queries requested before it, after later ones all.
 */
export function renewMissedChanges(
  realtime: Pick<Store<RealtimeStatus>, 'getSnapshot' | 'subscribe'>,
  { clock, random, mutate, early, isCurrent }: MissedChangesDeps,
): () => void {
  let wasConnected = false;
  let cancelRenewal = () => {};
  const onStatus = () => {
    cancelRenewal();
    if (realtime.getSnapshot() !== 'connected') return;
    const paths = early.take().filter((path) => !isCurrent(path));
    const renewsAll = wasConnected;
    wasConnected = true;
    if (!renewsAll && paths.length === 0) return;
    const renew = () => {
      if (renewsAll) return void revalidateAll(mutate);
      for (const path of paths) void revalidateQueries(mutate, queryPrefix, path);
    };
    cancelRenewal = clock.schedule(renew, renewAfterMs * (1 + random()));
  };
  const unsubscribe = realtime.subscribe(onStatus);
  return () => {
    unsubscribe();
    cancelRenewal();
    early.reset();
  };
}
