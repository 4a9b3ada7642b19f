/** A token bucket: so many at once, and so many a second after that. */
export interface RateLimit {
  burst: number;
  perSecond: number;
}

/** How much was taken from a bucket. */
interface Debit {
  key: string;
  count: number;
}

/** The buckets that all server processes share. */
export interface BucketStore {
  /**
   * Takes from buckets of a name, below zero if need be, and answers what is left in each by its key.
   *
   * @param now milliseconds since 1970
   */
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
  /** Told of each refusal. */
  onRefused?(name: Name): void;
  onError(error: unknown): void;
}

interface Bucket {
  left: number;
  at: number;
  /** Taken here since the shared bucket was told. */
  untold: number;
}

/** The shared bucket is told whenever this part of a burst has been taken. */
const toldShare = 1 / 16;

/**
 * Limits how often things are done, by key, over all server processes together.
 *
 * Each process takes from a bucket of its own, without waiting for anyone; now and then it debits the shared
 * bucket with what was taken, and goes on with no more than is left there. So someone who stays far below a limit
 * costs the store nothing, and a flood one query for each sixteenth of a burst. Processes that
 * are flooded in the same moment let through a burst each; the shared bucket is then below zero, and
 * what was too much is paid back. Without the store each process limits by itself.
 */
export class RateLimiter<Name extends string> {
  readonly #deps: RateLimiterDeps<Name>;
  readonly #buckets: Record<Name, Map<string, Bucket>>;
  /** The keys of buckets that the store has to be told of. */
  readonly #due: Record<Name, Set<string>>;
  #telling: Promise<void> | null = null;

  constructor(deps: RateLimiterDeps<Name>) {
    this.#deps = deps;
    const names = Object.keys(deps.limits) as Name[];
    const each = <T>(make: () => T) =>
      Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, T>;
    this.#buckets = each(() => new Map<string, Bucket>());
    this.#due = each(() => new Set<string>());
  }

  /** Takes one, and answers 0; or the milliseconds after which there is one again. */
  take(name: Name, key: string): number {
    const limit = this.#deps.limits[name];
    const bucket = this.#bucketOf(name, key);
    const wait = waitFor(bucket, limit);
    if (wait > 0) {
      this.refused(name);
      return wait;
    }
    bucket.left -= 1;
    bucket.untold += 1;
    if (bucket.untold >= Math.max(1, limit.burst * toldShare)) {
      this.#due[name].add(key);
      this.#tell();
    }
    return 0;
  }

  /** Gives back one that was taken, where it turned out not to count. */
  giveBack(name: Name, key: string): void {
    const bucket = this.#bucketOf(name, key);
    bucket.left = Math.min(this.#deps.limits[name].burst, bucket.left + 1);
    bucket.untold -= 1;
  }

  /** As {@link take}, without taking one. */
  wait(name: Name, key: string): number {
    return this.#buckets[name].has(key)
      ? waitFor(this.#bucketOf(name, key), this.#deps.limits[name])
      : 0;
  }

  /** Counts a refusal that was decided by {@link wait}, or otherwise than by a bucket. */
  refused(name: Name): void {
    this.#deps.onRefused?.(name);
  }

  /** Resolves once the store has been told of all that was due. */
  async settled(): Promise<void> {
    while (this.#telling) await this.#telling;
  }

  #bucketOf(name: Name, key: string): Bucket {
    const { burst, perSecond } = this.#deps.limits[name];
    const buckets = this.#buckets[name];
    const now = this.#deps.now().getTime();
    const bucket = buckets.get(key) ?? { left: burst, at: now, untold: 0 };
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    // The bucket that was used last is last.
    buckets.delete(key);
    buckets.set(key, bucket);
    const [first] = buckets;
    if (first && first[0] !== key && isFull(first[1], now, { burst, perSecond })) {
      buckets.delete(first[0]);
    }
    return bucket;
  }

  /** One at a time: what becomes due meanwhile goes together. */
  #tell(): void {
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = null;
    });
  }

  async #tellAll(): Promise<void> {
    // Waits for all that is taken in the same turn.
    await Promise.resolve();
    for (;;) {
      const name = (Object.keys(this.#due) as Name[]).find((one) => this.#due[one].size > 0);
      if (!name) return;
      const debits = [...this.#due[name]].map((key) => ({ key, count: this.#untoldOf(name, key) }));
      this.#due[name].clear();
      try {
        const { limits, store, now } = this.#deps;
        const left = await store.debit(name, limits[name], debits, now().getTime());
        for (const [key, value] of left) this.#lower(name, key, value);
      } catch (error) {
        // Each process goes by its own bucket until the store is back; nobody is told of this part any more.
        this.#deps.onError(error);
      }
    }
  }

  #untoldOf(name: Name, key: string): number {
    const bucket = this.#buckets[name].get(key);
    const count = bucket?.untold ?? 0;
    if (bucket) bucket.untold = 0;
    return count;
  }

  #lower(name: Name, key: string, left: number): void {
    const bucket = this.#buckets[name].get(key);
    if (bucket) bucket.left = Math.min(bucket.left, left - bucket.untold);
  }
}

function waitFor({ left }: Bucket, { perSecond }: RateLimit): number {
  return left >= 1 ? 0 : Math.ceil(((1 - left) / perSecond) * 1000);
}

function isFull({ left, at }: Bucket, now: number, { burst, perSecond }: RateLimit): boolean {
  return left + ((now - at) / 1000) * perSecond >= burst;
}
