export interface RateLimit {
  burst: number;
  perSecond: number;
}

interface Debit {
  key: string;
  count: number;
}

export interface BucketStore {
  /** Returns the remaining tokens, which can be negative. `now` is in milliseconds since 1970. */
  debit(
    name: string,
    limit: RateLimit,
    debits: readonly Debit[],
    now: number,
  ): Promise<ReadonlyMap<string, number>>;
}

export interface RateLimiterDeps<Name extends string> {
  limits: Readonly<Record<Name, RateLimit>>;
  store: BucketStore;
  now(): Date;
  onRefused?(name: Name): void;
  onError(error: unknown): void;
}

interface Bucket {
  left: number;
  at: number;
  /** Tokens taken locally since the last debit of the shared bucket. */
  pendingDebit: number;
}

/** Fraction of a burst after which the shared bucket is debited. */
const debitShare = 1 / 16;

/**
 * Limits calls by key across all processes. Each takes tokens from a local bucket without waiting,
 * and after each sixteenth of a burst debits the shared bucket and takes over its remaining tokens.
 * Callers far below a limit cause no queries. Processes that are flooded concurrently each allow a
 * burst, and the excess is paid back. If the store is unavailable, the local buckets limit.
 */
export class RateLimiter<Name extends string> {
  readonly #deps: RateLimiterDeps<Name>;
  readonly #buckets: Record<Name, Map<string, Bucket>>;
  readonly #due: Record<Name, Set<string>>;
  #debiting: Promise<void> | null = null;

  constructor(deps: RateLimiterDeps<Name>) {
    this.#deps = deps;
    const names = Object.keys(deps.limits) as Name[];
    const each = <T>(make: () => T) =>
      Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, T>;
    this.#buckets = each(() => new Map<string, Bucket>());
    this.#due = each(() => new Set<string>());
  }

  /** Takes a token and returns 0, or returns the milliseconds until the next token is available. */
  take(name: Name, key: string): number {
    const limit = this.#deps.limits[name];
    const bucket = this.#bucketOf(name, key);
    const wait = waitFor(bucket, limit);
    if (wait > 0) {
      this.reportRejection(name);
      return wait;
    }
    bucket.left -= 1;
    bucket.pendingDebit += 1;
    if (bucket.pendingDebit >= Math.max(1, limit.burst * debitShare)) {
      this.#due[name].add(key);
      this.#debit();
    }
    return 0;
  }

  refund(name: Name, key: string): void {
    const bucket = this.#bucketOf(name, key);
    bucket.left = Math.min(this.#deps.limits[name].burst, bucket.left + 1);
    bucket.pendingDebit -= 1;
  }

  wait(name: Name, key: string): number {
    return this.#buckets[name].has(key)
      ? waitFor(this.#bucketOf(name, key), this.#deps.limits[name])
      : 0;
  }

  reportRejection(name: Name): void {
    this.#deps.onRefused?.(name);
  }

  async settled(): Promise<void> {
    while (this.#debiting) await this.#debiting;
  }

  #bucketOf(name: Name, key: string): Bucket {
    const { burst, perSecond } = this.#deps.limits[name];
    const buckets = this.#buckets[name];
    const now = this.#deps.now().getTime();
    const bucket = buckets.get(key) ?? { left: burst, at: now, pendingDebit: 0 };
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    // Keeps the map sorted by last use.
    buckets.delete(key);
    buckets.set(key, bucket);
    const [first] = buckets;
    if (first && first[0] !== key && isFull(first[1], now, { burst, perSecond })) {
      buckets.delete(first[0]);
    }
    return bucket;
  }

  #debit(): void {
    this.#debiting ??= this.#debitAll().finally(() => {
      this.#debiting = null;
    });
  }

  async #debitAll(): Promise<void> {
    // Waits for all tokens taken in the same turn.
    await Promise.resolve();
    for (;;) {
      const name = (Object.keys(this.#due) as Name[]).find((one) => this.#due[one].size > 0);
      if (!name) return;
      const debits = [...this.#due[name]].map((key) => ({
        key,
        count: this.#takePendingDebit(name, key),
      }));
      this.#due[name].clear();
      try {
        const { limits, store, now } = this.#deps;
        const left = await store.debit(name, limits[name], debits, now().getTime());
        for (const [key, value] of left) this.#lower(name, key, value);
      } catch (error) {
        // Limits with local buckets until the store is available again. These debits are lost.
        this.#deps.onError(error);
      }
    }
  }

  #takePendingDebit(name: Name, key: string): number {
    const bucket = this.#buckets[name].get(key);
    const count = bucket?.pendingDebit ?? 0;
    if (bucket) bucket.pendingDebit = 0;
    return count;
  }

  #lower(name: Name, key: string, left: number): void {
    const bucket = this.#buckets[name].get(key);
    if (bucket) bucket.left = Math.min(bucket.left, left - bucket.pendingDebit);
  }
}

function waitFor({ left }: Bucket, { perSecond }: RateLimit): number {
  return left >= 1 ? 0 : Math.ceil(((1 - left) / perSecond) * 1000);
}

function isFull({ left, at }: Bucket, now: number, { burst, perSecond }: RateLimit): boolean {
  return left + ((now - at) / 1000) * perSecond >= burst;
}
