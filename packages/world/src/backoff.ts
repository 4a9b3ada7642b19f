/**
 * The waits between tries of one thing: doubling from `firstMs` to `longestMs`, each shortened by up
 * to half at random, so that thousands of browsers do not come back in the same second.
 */
export class Backoff {
  readonly #firstMs: number;
  readonly #longestMs: number;
  readonly #random: () => number;
  #nextMs: number;

  constructor(limits: { firstMs: number; longestMs: number }, { random }: { random(): number }) {
    this.#firstMs = limits.firstMs;
    this.#longestMs = limits.longestMs;
    this.#random = random;
    this.#nextMs = limits.firstMs;
  }

  /** Milliseconds until the next try. */
  next(): number {
    const ms = this.#nextMs;
    this.#nextMs = Math.min(ms * 2, this.#longestMs);
    return ms - (ms / 2) * this.#random();
  }

  /** A try succeeded: the next wait is the first again. */
  reset(): void {
    this.#nextMs = this.#firstMs;
  }
}
