import { useSyncExternalStore } from 'react';
import type { Store } from './Store.ts';

export function useStore<Snapshot>(store: Store<Snapshot>): Snapshot;
export function useStore<Snapshot, Part>(
  store: Store<Snapshot>,
  select: (snapshot: Snapshot) => Part,
): Part;
export function useStore<Snapshot, Part>(
  store: Store<Snapshot>,
  select?: (snapshot: Snapshot) => Part,
): Snapshot | Part {
  const read = () => {
    const snapshot = store.getSnapshot();
    return select ? select(snapshot) : snapshot;
  };
  return useSyncExternalStore(store.subscribe, read, read);
}
