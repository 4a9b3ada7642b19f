/** Lets one of many that are alike through now and then, so that they fill no log. */
export class LogThrottle {
  readonly #every: number;
  #loggedAt = -Infinity;
  #suppressed = 0;

  /** @param every milliseconds */
  constructor(every: number) {
    this.#every = every;
  }

  /** How many were kept back since the last that was let through; null to keep this one back. */
  next(now = performance.now()): number | null {
    if (now - this.#loggedAt < this.#every) {
      this.#suppressed += 1;
      return null;
    }
    const suppressed = this.#suppressed;
    this.#suppressed = 0;
    this.#loggedAt = now;
    return suppressed;
  }
}
