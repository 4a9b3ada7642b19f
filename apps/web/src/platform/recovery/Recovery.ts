import type { Schedule } from '../../lib/schedule.ts';

export interface RecoveryOptions {
  /** Whether the server answers now. */
  ask(): Promise<boolean>;
  schedule: Schedule;
  /** Epoch milliseconds. */
  now(): number;
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
  readonly #options: RecoveryOptions;
  readonly #listeners = new Set<() => void>();
  #wait = firstAskMs;
  #foundAt = Number.NEGATIVE_INFINITY;
  #turn = 0;
  #waiting = false;
  #cancel: (() => void) | null = null;

  constructor(options: RecoveryOptions) {
    this.#options = options;
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
    const isCalm = this.#options.now() - this.#foundAt >= calmMs;
    this.#wait = isCalm ? firstAskMs : this.#longer();
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
    this.#foundAt = this.#options.now();
    for (const listener of this.#listeners) listener();
  }

  #askLater(): void {
    this.#cancel = this.#options.schedule(() => void this.#ask(), this.#wait);
  }

  async #ask(): Promise<void> {
    this.#cancel?.();
    const turn = ++this.#turn;
    const answers = await this.#options.ask();
    // Asked again, or found, meanwhile.
    if (turn !== this.#turn) return;
    if (answers) return this.found();
    this.#wait = this.#longer();
    this.#askLater();
  }

  #longer(): number {
    return Math.min(this.#wait * 2, longestAskMs);
  }
}
