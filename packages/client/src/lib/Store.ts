/**
 * Long-lived state outside of React: a snapshot that is replaced as a whole, and those who are told.
 * React reads one by `useStore`.
 */
export abstract class Store<Snapshot> {
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;

  constructor(initial: Snapshot) {
    this.#snapshot = initial;
  }

  /** Calls `listener` after each change, until the function that it answers is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.#snapshot;

  /** Ends timers, sockets and whatever else the store has opened. */
  dispose(): void {}

  /** Replaces the snapshot. The same one changes nothing and is told to nobody. */
  protected set(next: Snapshot): void {
    if (Object.is(next, this.#snapshot)) return;
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}
