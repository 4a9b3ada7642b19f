/** Lets one of many that are alike through now and then, so that they fill no log. */
export class Seldom {
  readonly #every: number;
  #toldAt = -Infinity;
  #untold = 0;

  /** @param every milliseconds */
  constructor(every: number) {
    this.#every = every;
  }

  /** How many were kept back since the last that was let through; null to keep this one back. */
  next(now = performance.now()): number | null {
    if (now - this.#toldAt < this.#every) {
      this.#untold += 1;
      return null;
    }
    const untold = this.#untold;
    this.#untold = 0;
    this.#toldAt = now;
    return untold;
  }
}
