import { Backoff } from '@office/world/backoff';
import type { Deps } from '../lib/deps.ts';

export interface RecoveryDeps extends Deps {
  /** Whether the server answers now. */
  ask(): Promise<boolean>;
}

export const firstAskMs = 1000;
export const longestAskMs = 30_000;
/** A server that was silent again sooner than this after it came back is asked less often. */
export const calmMs = 60_000;

/**
 * Brings back what failed while the server did not answer. Whoever gets no answer says `lost`; then
 * the server is asked, ever less often, until it answers, and those who wait are told once.
 * See README.md for the race.
 */
export class Recovery {
  readonly #deps: RecoveryDeps;
  readonly #backoff: Backoff;
  readonly #listeners = new Set<() => void>();
  #foundAt = Number.NEGATIVE_INFINITY;
  #turn = 0;
  #waiting = false;
  #cancel: (() => void) | null = null;

  constructor(deps: RecoveryDeps) {
    this.#deps = deps;
    this.#backoff = new Backoff({ firstMs: firstAskMs, longestMs: longestAskMs }, deps);
  }

  /** Runs `listener` each time the server is back. */
  onFound(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Something got no answer. */
  lost(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    const isCalm = this.#deps.clock.now() - this.#foundAt >= calmMs;
    if (isCalm) this.#backoff.reset();
    this.#askLater();
  }

  /** There is reason to think that the server answers again: asks it now. */
  askNow(): void {
    if (this.#waiting) void this.#ask();
  }

  /** The server has answered. */
  found(): void {
    if (!this.#waiting) return;
    this.#waiting = false;
    this.#turn++;
    this.#cancel?.();
    this.#foundAt = this.#deps.clock.now();
    for (const listener of this.#listeners) listener();
  }

  #askLater(): void {
    this.#cancel = this.#deps.clock.schedule(() => void this.#ask(), this.#backoff.next());
  }

  async #ask(): Promise<void> {
    this.#cancel?.();
    const turn = ++this.#turn;
    const answers = await this.#deps.ask();
    // Asked again, or found, meanwhile.
    if (turn !== this.#turn) return;
    if (answers) return this.found();
    this.#askLater();
  }
}
