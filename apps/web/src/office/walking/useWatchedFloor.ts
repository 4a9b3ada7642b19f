import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { browserDeps } from '@office/client/lib/deps.ts';
import { onNewToken } from '../../platform/session/onNewToken.ts';
import { floorTokens, openFloorSocket } from './floorSocket.ts';
import { FloorWatch, type WatchedFloor } from './FloorWatch.ts';
import { FloorWatches } from './FloorWatches.ts';

/** The floors that this page watches. */
export const floorWatches = new FloorWatches(
  () => new FloorWatch({ ...browserDeps, socket: openFloorSocket(), tokens: floorTokens }),
);

onNewToken((token) => floorWatches.renew(token));

/** Watches a floor while the component is mounted. */
export function useWatchedFloor(floorId: string): WatchedFloor {
  const subscribe = useCallback(
    (listener: () => void) => floorWatches.watch(floorId, listener),
    [floorId],
  );
  return useSyncExternalStore(subscribe, () => floorWatches.getSnapshot(floorId));
}

/** Counts the people on each of these floors, by id. A floor that is not known yet is left out. */
export function usePeopleCounts(floorIds: readonly string[]): ReadonlyMap<string, number> {
  const ids = JSON.stringify(floorIds);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = (JSON.parse(ids) as string[]).map((id) => floorWatches.watch(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [ids],
  );
  // As one string: steps are told many times a second, and change no number.
  const counts = useSyncExternalStore(subscribe, () => JSON.stringify(countsOf(floorIds)));
  return useMemo(() => new Map(JSON.parse(counts) as [string, number][]), [counts]);
}

function countsOf(floorIds: readonly string[]): [floorId: string, count: number][] {
  return floorIds.flatMap((id) => {
    const { status, people } = floorWatches.getSnapshot(id);
    return status === 'live' ? [[id, people.length]] : [];
  });
}
