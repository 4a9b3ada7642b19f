import { useEffect } from 'react';
import { Store } from '../lib/Store.ts';

/** Name of the displayed page: the newest of all registered names, or an empty string. */
export class PageNames extends Store<string> {
  #names: readonly { text: string }[] = [];

  constructor() {
    super('');
  }

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

export const separator = ' | ';

export const pageNames = new PageNames();

export const titlePrefixes = new PageNames();

/** Adds names to the title, most specific first. Empty names are skipped. */
export function usePageName(...names: (string | null | undefined)[]): void {
  const name = names.filter(Boolean).join(separator);
  useEffect(() => pageNames.add(name), [name]);
}
