/** What the pages that are shown call themselves; of several the one that came last counts. */
export class PageNames {
  #names: readonly { text: string }[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Empty where no page has a name of its own. */
  readonly getSnapshot = (): string => this.#names.at(-1)?.text ?? '';

  /** Answers how to take the name away. */
  add(text: string): () => void {
    if (!text) return () => {};
    const name = { text };
    this.#change([...this.#names, name]);
    return () => this.#change(this.#names.filter((other) => other !== name));
  }

  #change(names: readonly { text: string }[]): void {
    this.#names = names;
    for (const listener of this.#listeners) listener();
  }
}
