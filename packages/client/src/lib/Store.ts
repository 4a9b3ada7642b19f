/** Long-lived state outside React: an immutable snapshot with listeners. Read it with `useStore`. */
export abstract class Store<Snapshot> {
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;

  constructor(initial: Snapshot) {
    this.#snapshot = initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.#snapshot;

  dispose(): void {}

  protected set(next: Snapshot): void {
    if (Object.is(next, this.#snapshot)) return;
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}
