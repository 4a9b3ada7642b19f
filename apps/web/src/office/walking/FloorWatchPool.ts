import { unwatchedFloor, type FloorWatch, type WatchedFloor } from './FloorWatch.ts';

interface SharedWatch {
  watch: FloorWatch;
  users: number;
}

export class FloorWatchPool {
  readonly #open: () => FloorWatch;
  readonly #shared = new Map<string, SharedWatch>();

  constructor(open: () => FloorWatch) {
    this.#open = open;
  }

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
    return this.#shared.get(floorId)?.watch.getSnapshot() ?? unwatchedFloor;
  }

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
