import { Store } from '../lib/Store.ts';

/** The notice with the highest priority of all with a reason. The next one follows it. */
export class NoticeStack<Kind extends string> extends Store<Kind | null> {
  readonly #kinds: readonly Kind[];
  readonly #counts = new Map<Kind, number>();

  /** @param kinds in the order of their priority, the highest first */
  constructor(kinds: readonly Kind[]) {
    super(null);
    this.#kinds = kinds;
  }

  /** Adds a notice. Returns a function that removes it. */
  add(kind: Kind): () => void {
    this.#count(kind, 1);
    let isAdded = true;
    return () => {
      if (isAdded) this.#count(kind, -1);
      isAdded = false;
    };
  }

  #count(kind: Kind, change: number): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + change);
    this.set(this.#kinds.find((each) => (this.#counts.get(each) ?? 0) > 0) ?? null);
  }
}
