import { useSyncExternalStore } from 'react';
import type { Store } from './Store.ts';

/** The store's snapshot; renders again when it changes. */
export function useStore<Snapshot>(store: Store<Snapshot>): Snapshot;
/** A part of the snapshot: renders again only when `select` answers another value. */
export function useStore<Snapshot, Part>(
  store: Store<Snapshot>,
  select: (snapshot: Snapshot) => Part,
): Part;
export function useStore<Snapshot, Part>(
  store: Store<Snapshot>,
  select?: (snapshot: Snapshot) => Part,
): Snapshot | Part {
  return useSyncExternalStore(store.subscribe, () => {
    const snapshot = store.getSnapshot();
    return select ? select(snapshot) : snapshot;
  });
}
