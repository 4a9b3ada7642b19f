export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #tokens: number;
  #refilledAt: number;

  constructor(burst: number, perSecond: number, now = performance.now()) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#tokens = burst;
    this.#refilledAt = now;
  }

  take(now = performance.now()): boolean {
    this.#tokens = Math.min(
      this.#burst,
      this.#tokens + ((now - this.#refilledAt) / 1000) * this.#perSecond,
    );
    this.#refilledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
