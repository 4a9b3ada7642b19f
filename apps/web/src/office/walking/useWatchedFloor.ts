import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { session } from '../../platform/session/browserSession.ts';
import { floorTokens, openFloorSocket } from './floorSocket.ts';
import { FloorWatch, type WatchedFloor } from './FloorWatch.ts';

interface OpenWatch {
  watch: FloorWatch;
  users: number;
  stopRenewing: () => void;
}

/** One line a floor, whoever looks at it. */
const open = new Map<string, OpenWatch>();
const notWatched: WatchedFloor = { status: 'connecting', people: [] };

/** A floor as it is now, for as long as someone looks at it. */
export function useWatchedFloor(floorId: string): WatchedFloor {
  const subscribe = useCallback((listener: () => void) => lookAt(floorId, listener), [floorId]);
  return useSyncExternalStore(subscribe, () => seenOn(floorId));
}

/** How many are on each floor of these now, by id; without those of which that is not known yet. */
export function usePeopleCounts(floorIds: readonly string[]): ReadonlyMap<string, number> {
  const ids = JSON.stringify(floorIds);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = (JSON.parse(ids) as string[]).map((id) => lookAt(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [ids],
  );
  // As one word: steps are told many times a second, and change no number.
  const counts = useSyncExternalStore(subscribe, () =>
    JSON.stringify(
      (JSON.parse(ids) as string[]).flatMap((id) => {
        const { status, people } = seenOn(id);
        return status === 'live' ? [[id, people.length]] : [];
      }),
    ),
  );
  return useMemo(() => new Map(JSON.parse(counts) as [string, number][]), [counts]);
}

/** The answer ends it. */
function lookAt(floorId: string, listener: () => void): () => void {
  const shared = acquire(floorId);
  const unsubscribe = shared.watch.subscribe(listener);
  return () => {
    unsubscribe();
    release(floorId, shared);
  };
}

function seenOn(floorId: string): WatchedFloor {
  return open.get(floorId)?.watch.getSnapshot() ?? notWatched;
}

function acquire(floorId: string): OpenWatch {
  const known = open.get(floorId);
  if (known) {
    known.users++;
    return known;
  }
  const watch = new FloorWatch(openFloorSocket(), floorTokens);
  const opened = { watch, users: 1, stopRenewing: onNewToken((token) => watch.renew(token)) };
  open.set(floorId, opened);
  watch.watch(floorId);
  return opened;
}

function release(floorId: string, shared: OpenWatch): void {
  if (--shared.users > 0) return;
  open.delete(floorId);
  shared.stopRenewing();
  shared.watch.close();
}

/** Calls `listener` with each new access token; the answer ends it. */
export function onNewToken(listener: (token: string) => void): () => void {
  let { token } = session.getSnapshot();
  return session.subscribe(() => {
    const next = session.getSnapshot().token;
    if (next && next !== token) listener(next);
    token = next;
  });
}
