/**
 * Exponential backoff with jitter: doubles from `firstMs` to `maxMs`, and shortens each wait randomly by
 * up to half, so that clients do not reconnect simultaneously.
 */
export class Backoff {
  readonly #firstMs: number;
  readonly #maxMs: number;
  readonly #random: () => number;
  #nextMs: number;

  constructor(limits: { firstMs: number; maxMs: number }, { random }: { random(): number }) {
    this.#firstMs = limits.firstMs;
    this.#maxMs = limits.maxMs;
    this.#random = random;
    this.#nextMs = limits.firstMs;
  }

  next(): number {
    const ms = this.#nextMs;
    this.#nextMs = Math.min(ms * 2, this.#maxMs);
    return ms - (ms / 2) * this.#random();
  }

  reset(): void {
    this.#nextMs = this.#firstMs;
  }
}
