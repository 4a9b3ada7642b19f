/** How much a client may ask for: a burst at once, and so many a second after that. */
export class Budget {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(burst: number, perSecond: number, now = performance.now()) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#at = now;
  }

  /** Takes one; false when there is none left. */
  take(now = performance.now()): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** A budget for each of many. One that has not been used for so long that it is full is forgotten. */
export class Budgets {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #budgets = new Map<string, { budget: Budget; usedAt: number }>();

  constructor(burst: number, perSecond: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  get size(): number {
    return this.#budgets.size;
  }

  take(who: string, now = performance.now()): boolean {
    this.#forgetFull(now);
    const budget = this.#budgets.get(who)?.budget ?? new Budget(this.#burst, this.#perSecond, now);
    // Whoever was used last is last.
    this.#budgets.delete(who);
    this.#budgets.set(who, { budget, usedAt: now });
    return budget.take(now);
  }

  #forgetFull(now: number): void {
    const full = now - (this.#burst / this.#perSecond) * 1000;
    for (const [who, { usedAt }] of this.#budgets) {
      if (usedAt > full) return;
      this.#budgets.delete(who);
    }
  }
}
