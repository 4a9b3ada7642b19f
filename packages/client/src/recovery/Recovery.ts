import { Backoff } from '@office/world/backoff';
import type { Deps } from '../lib/deps.ts';

export interface RecoveryDeps extends Deps {
  ask(): Promise<boolean>;
}

export const minCheckDelayMs = 1000;
export const maxCheckDelayMs = 30_000;
/** Minimum time in milliseconds between a recovery and the next loss after which the backoff is reset. */
export const backoffResetMs = 60_000;

/** After `lost`, asks the server until it answers, then notifies listeners. See README.md for the race. */
export class Recovery {
  readonly #deps: RecoveryDeps;
  readonly #backoff: Backoff;
  readonly #listeners = new Set<() => void>();
  #reachableAt = Number.NEGATIVE_INFINITY;
  #questionId = 0;
  #waiting = false;
  #cancel: (() => void) | null = null;

  constructor(deps: RecoveryDeps) {
    this.#deps = deps;
    this.#backoff = new Backoff({ firstMs: minCheckDelayMs, maxMs: maxCheckDelayMs }, deps);
  }

  onRecovered(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  reportLost(): void {
    if (this.#waiting) return;
    this.#waiting = true;
    const isStable = this.#deps.clock.now() - this.#reachableAt >= backoffResetMs;
    if (isStable) this.#backoff.reset();
    this.#scheduleCheck();
  }

  checkNow(): void {
    if (this.#waiting) void this.#ask();
  }

  reportRecovered(): void {
    if (!this.#waiting) return;
    this.#waiting = false;
    this.#questionId++;
    this.#cancel?.();
    this.#reachableAt = this.#deps.clock.now();
    for (const listener of this.#listeners) listener();
  }

  #scheduleCheck(): void {
    this.#cancel = this.#deps.clock.schedule(() => void this.#ask(), this.#backoff.next());
  }

  async #ask(): Promise<void> {
    this.#cancel?.();
    const turn = ++this.#questionId;
    const answers = await this.#deps.ask();
    // A newer question or an external recovery replaced this question.
    if (turn !== this.#questionId) return;
    if (answers) return this.reportRecovered();
    this.#scheduleCheck();
  }
}
