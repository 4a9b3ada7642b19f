import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { onNewToken } from '../../platform/session/onNewToken.ts';
import { floorTokens, openFloorSocket } from './floorSocket.ts';
import { FloorWatch, type WatchedFloor } from './FloorWatch.ts';
import { FloorWatchPool } from './FloorWatchPool.ts';

export const floorWatchPool = new FloorWatchPool(
  () => new FloorWatch({ ...browserDeps, socket: openFloorSocket(), tokens: floorTokens }),
);

onNewToken((token) => floorWatchPool.renew(token));

export function useWatchedFloor(floorId: string): WatchedFloor {
  const subscribe = useCallback(
    (listener: () => void) => floorWatchPool.watch(floorId, listener),
    [floorId],
  );
  return useSyncExternalStore(subscribe, () => floorWatchPool.getSnapshot(floorId));
}

/** Counts the people on each floor by floor id. Floors that are not loaded yet are omitted. */
export function usePeopleCounts(floorIds: readonly string[]): ReadonlyMap<string, number> {
  const ids = JSON.stringify(floorIds);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = (JSON.parse(ids) as string[]).map((id) => floorWatchPool.watch(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [ids],
  );
  // A string snapshot avoids re-rendering on moves, which change no count.
  const counts = useSyncExternalStore(subscribe, () => JSON.stringify(countsOf(floorIds)));
  return useMemo(() => new Map(JSON.parse(counts) as [string, number][]), [counts]);
}

function countsOf(floorIds: readonly string[]): [floorId: string, count: number][] {
  return floorIds.flatMap((id) => {
    const { status, people } = floorWatchPool.getSnapshot(id);
    return status === 'live' ? [[id, people.length]] : [];
  });
}
