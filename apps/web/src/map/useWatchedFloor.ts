import { useCallback, useSyncExternalStore } from 'react';
import { session } from '../session/browserSession.ts';
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
  const subscribe = useCallback(
    (listener: () => void) => {
      const shared = acquire(floorId);
      const unsubscribe = shared.watch.subscribe(listener);
      return () => {
        unsubscribe();
        release(floorId, shared);
      };
    },
    [floorId],
  );
  return useSyncExternalStore(
    subscribe,
    () => open.get(floorId)?.watch.getSnapshot() ?? notWatched,
  );
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
