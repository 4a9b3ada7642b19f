import { Store } from '../lib/Store.ts';

/** The name of the page that is shown: of several the newest counts; empty where none has a name. */
export class PageNames extends Store<string> {
  #names: readonly { text: string }[] = [];

  constructor() {
    super('');
  }

  /** Answers how to take the name away. */
  add(text: string): () => void {
    if (!text) return () => {};
    const name = { text };
    this.#replace([...this.#names, name]);
    return () => this.#replace(this.#names.filter((other) => other !== name));
  }

  #replace(names: readonly { text: string }[]): void {
    this.#names = names;
    this.set(names.at(-1)?.text ?? '');
  }
}
