import { notWatched, type FloorWatch, type WatchedFloor } from './FloorWatch.ts';

interface SharedWatch {
  watch: FloorWatch;
  users: number;
}

/** The floors that are watched now: all who watch one floor share one connection. */
export class FloorWatches {
  readonly #open: () => FloorWatch;
  readonly #shared = new Map<string, SharedWatch>();

  /** @param open a watch that is not connected yet */
  constructor(open: () => FloorWatch) {
    this.#open = open;
  }

  /** Watches a floor, and calls `listener` after each change, until the answer is called. */
  watch(floorId: string, listener: () => void): () => void {
    const shared = this.#shared.get(floorId) ?? this.#start(floorId);
    shared.users++;
    const unsubscribe = shared.watch.subscribe(listener);
    return () => {
      unsubscribe();
      if (--shared.users > 0) return;
      this.#shared.delete(floorId);
      shared.watch.dispose();
    };
  }

  getSnapshot(floorId: string): WatchedFloor {
    return this.#shared.get(floorId)?.watch.getSnapshot() ?? notWatched;
  }

  /** Hands a new access token to all connections. */
  renew(token: string): void {
    for (const { watch } of this.#shared.values()) watch.renew(token);
  }

  #start(floorId: string): SharedWatch {
    const shared = { watch: this.#open(), users: 0 };
    this.#shared.set(floorId, shared);
    shared.watch.watch(floorId);
    return shared;
  }
}
