import type { Schedule } from '../../../lib/schedule.ts';

/** How long one is shown as typing after a signal of it (contract, `chatTyping`). */
const typingMs = 5000;
/** One's own typing is told this often at most. */
const signalEveryMs = 3000;

interface TypistsOptions {
  now(): number;
  schedule: Schedule;
  /** Tells the others of a place that the member is typing. */
  signal(key: string): void;
}

const nobody: readonly string[] = [];

/** Who is typing where now: in a room or in a thread, by the key of the place. */
export class Typists {
  readonly #options: TypistsOptions;
  readonly #listeners = new Set<() => void>();
  readonly #places = new Map<string, Map<string, { name: string; stop(): void }>>();
  readonly #names = new Map<string, readonly string[]>();
  readonly #signalledAt = new Map<string, number>();

  constructor(options: TypistsOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Names of those who are typing in a place; the same list until it changes. */
  in(key: string): readonly string[] {
    return this.#names.get(key) ?? nobody;
  }

  started(key: string, user: { id: string; nameKanji: string }): void {
    const place = this.#places.get(key) ?? new Map();
    this.#places.set(key, place);
    place.get(user.id)?.stop();
    const stop = this.#options.schedule(() => this.stopped(key, user.id), typingMs);
    place.set(user.id, { name: user.nameKanji, stop });
    this.#changed(key);
  }

  /** Their time is over, or their message has come. */
  stopped(key: string, userId: string): void {
    const place = this.#places.get(key);
    const typist = place?.get(userId);
    if (!place || !typist) return;
    typist.stop();
    place.delete(userId);
    this.#changed(key);
  }

  /** The member types. */
  typed(key: string): void {
    const now = this.#options.now();
    const last = this.#signalledAt.get(key);
    if (last !== undefined && now - last < signalEveryMs) return;
    this.#signalledAt.set(key, now);
    this.#options.signal(key);
  }

  /** The member has sent what was typed: the next letter is news again. */
  sent(key: string): void {
    this.#signalledAt.delete(key);
  }

  #changed(key: string): void {
    const typists = [...(this.#places.get(key)?.values() ?? [])];
    this.#names.set(
      key,
      typists.map(({ name }) => name),
    );
    for (const listener of this.#listeners) listener();
  }
}
