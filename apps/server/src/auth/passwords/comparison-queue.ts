import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import { processLoopDelay } from '../../lib/loop-delay.ts';

/** Sign-ins behind more comparisons are rejected. */
const maxWaiting = 40;

/** Comparisons pause while timers are later than this, in milliseconds. */
const maxLoopDelay = 60;

/** Comparisons pause while more queries than this wait for a connection to the database. */
const maxWaitingQueries = 40;

/** In milliseconds. */
const defaultLimits = {
  /** A comparison starts at the latest after this time. */
  pause: 1000,
  /** Sign-ins that would wait longer are rejected, because proxies end calls after a minute. */
  wait: 10_000,
};

/** Weight of the last comparison in the expected duration of the next ones. */
const smoothing = 0.2;

/** Seconds after which a rejected sign-in may try again, distributed so that they do not return together. */
const retryAfter = { min: 5, max: 15 };

export interface Load {
  /** Milliseconds. */
  loopDelay(): number;
  waitingQueries(): number;
}

/**
 * Compares one password at a time. Comparisons of one network wait for each other first, so that many attempts from
 * there do not delay sign-ins from elsewhere. While the process is overloaded, sign-ins wait, so that they do not delay
 * the calls of signed-in members.
 */
export class ComparisonQueue {
  readonly #queue = new KeyedQueue();
  readonly #load: Load;
  readonly #limits: typeof defaultLimits;
  readonly #waiting = new Map<string, number>();
  /** Expected milliseconds of a comparison with its pause. */
  #expected = 20;

  constructor(load: Load, limits = defaultLimits) {
    this.#load = load;
    this.#limits = limits;
  }

  /**
   * Networks take turns, so one with many attempts does not use up the space of the others.
   * @throws {ApiError} 429 `signInBusy`
   */
  requireSpace(network: string): void {
    const own = this.#waiting.get(network) ?? 0;
    const networks = this.#waiting.size + (own === 0 ? 1 : 0);
    const turns = (own + 1) * networks;
    const isSoon = turns === 1 || turns * this.#expected <= this.#limits.wait;
    if (turns <= maxWaiting && isSoon) return;
    const { min, max } = retryAfter;
    const seconds = Math.round(min + Math.random() * (max - min));
    throw new ApiError('signInBusy', { data: { retryAfter: seconds } });
  }

  /** @param pauseAfterWrong milliseconds between a wrong password and the next comparison for the network */
  async run(
    network: string,
    compare: () => Promise<boolean>,
    pauseAfterWrong: number,
  ): Promise<boolean> {
    this.#count(network, 1);
    try {
      return await this.#queue.run(`network ${network}`, async () => {
        const matches = await this.#queue.run('all', async () => {
          const start = performance.now();
          await this.#waitWhileBusy();
          const result = await compare();
          this.#expected += smoothing * (performance.now() - start - this.#expected);
          return result;
        });
        if (!matches) await delay(pauseAfterWrong);
        return matches;
      });
    } finally {
      this.#count(network, -1);
    }
  }

  #count(network: string, change: number): void {
    const count = (this.#waiting.get(network) ?? 0) + change;
    if (count > 0) this.#waiting.set(network, count);
    else this.#waiting.delete(network);
  }

  async #waitWhileBusy(): Promise<void> {
    const until = performance.now() + this.#limits.pause;
    while (this.#isBusy() && performance.now() < until) await delay(20);
  }

  #isBusy(): boolean {
    return this.#load.loopDelay() > maxLoopDelay || this.#load.waitingQueries() > maxWaitingQueries;
  }
}

/** By connection pool: one for each server in this process. */
const queues = new WeakMap<object, ComparisonQueue>();

export function comparisonsOf({ $client: pool }: Pick<Database, '$client'>): ComparisonQueue {
  const known = queues.get(pool);
  if (known) return known;
  const load = {
    loopDelay: () => processLoopDelay.recent,
    waitingQueries: () => pool.waitingCount,
  };
  const queue = new ComparisonQueue(load);
  queues.set(pool, queue);
  return queue;
}
