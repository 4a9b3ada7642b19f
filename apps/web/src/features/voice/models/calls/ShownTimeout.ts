import type { Clock } from '@office/client/lib/deps.ts';

/** Timeout of a notice. Counts only the time in which the notice is shown on a visible page. */
export class ShownTimeout {
  readonly #clock: Clock;
  #isShown = false;
  #pending: { task: () => void; ms: number; since: number } | null = null;
  #cancelTimer: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  start(task: () => void, ms: number): void {
    this.cancel();
    this.#pending = { task, ms, since: 0 };
    if (this.#isShown) this.#resume();
  }

  setShown(isShown: boolean): void {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    if (isShown) this.#resume();
    else this.#pause();
  }

  cancel(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.#pending = null;
  }

  #resume(): void {
    const pending = this.#pending;
    if (!pending) return;
    pending.since = this.#clock.elapsed();
    this.#cancelTimer = this.#clock.schedule(() => {
      this.cancel();
      pending.task();
    }, pending.ms);
  }

  #pause(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    if (this.#pending) this.#pending.ms -= this.#clock.elapsed() - this.#pending.since;
  }
}
