export class LogThrottle {
  readonly #intervalMs: number;
  #loggedAt = -Infinity;
  #suppressed = 0;

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs;
  }

  /** Returns the number of entries suppressed since the last one, or null to suppress this one. */
  next(now = performance.now()): number | null {
    if (now - this.#loggedAt < this.#intervalMs) {
      this.#suppressed += 1;
      return null;
    }
    const suppressed = this.#suppressed;
    this.#suppressed = 0;
    this.#loggedAt = now;
    return suppressed;
  }
}
