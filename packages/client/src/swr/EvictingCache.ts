import { queryCacheMs } from '@office/vocabulary';
import type { Cache, State } from 'swr';

/** SWR stores the original key as `_k`. */
type Entry = State<unknown, unknown> & { _k?: unknown };

/** Removes a key five minutes after its last use, unless it is mounted. See README.md for the race. */
export class EvictingCache implements Cache<unknown> {
  readonly #entries = new Map<string, Entry>();
  readonly #mounted = new Map<string, number>();
  readonly #lastUsed = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  get(key: string): Entry | undefined {
    return this.#entries.get(key);
  }

  set(key: string, entry: Entry): void {
    // SWR writes on every mount and validation; only new data renews the age of an entry.
    if (entry.data !== this.#entries.get(key)?.data || !this.#lastUsed.has(key)) this.touch(key);
    this.#entries.set(key, entry);
  }

  delete(key: string): void {
    this.#entries.delete(key);
    this.#lastUsed.delete(key);
  }

  touch(key: string): void {
    this.#lastUsed.set(key, this.#now());
  }

  retain(key: string): () => void {
    this.#mounted.set(key, (this.#mounted.get(key) ?? 0) + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const left = (this.#mounted.get(key) ?? 1) - 1;
      if (left > 0) this.#mounted.set(key, left);
      else this.#mounted.delete(key);
      this.touch(key);
    };
  }

  evict(): void {
    for (const [key, usedAt] of this.#lastUsed) {
      if (this.#mounted.has(withoutListPrefix(key)) || this.#mounted.has(key)) continue;
      if (this.#now() - usedAt >= queryCacheMs) this.delete(key);
    }
  }
}

/** SWR stores the pages of an infinite list under the first page's key with this prefix. */
function withoutListPrefix(key: string): string {
  return key.startsWith('$inf$') ? key.slice('$inf$'.length) : key;
}
