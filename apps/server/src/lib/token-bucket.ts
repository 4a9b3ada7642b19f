/** A token bucket: a burst at once, and so many a second after that. */
export class TokenBucket {
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

/** A bucket for each key. One that is full again is dropped. */
export class TokenBuckets {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, { bucket: TokenBucket; usedAt: number }>();

  constructor(burst: number, perSecond: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, now = performance.now()): boolean {
    this.#deleteFull(now);
    const bucket =
      this.#buckets.get(key)?.bucket ?? new TokenBucket(this.#burst, this.#perSecond, now);
    // The bucket that was used last is last.
    this.#buckets.delete(key);
    this.#buckets.set(key, { bucket, usedAt: now });
    return bucket.take(now);
  }

  #deleteFull(now: number): void {
    const full = now - (this.#burst / this.#perSecond) * 1000;
    for (const [key, { usedAt }] of this.#buckets) {
      if (usedAt > full) return;
      this.#buckets.delete(key);
    }
  }
}
