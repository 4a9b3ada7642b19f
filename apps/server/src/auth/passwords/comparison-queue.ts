import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import { processLoopDelay } from '../../lib/loop-delay.ts';

/** Further sign-ins are rejected, so that none waits for longer than about ten seconds in an overloaded process. */
const maxWaiting = 40;

/** Comparisons pause while timers are later than this, in milliseconds. */
const maxLoopDelay = 60;

/** Comparisons pause while more queries than this wait for a connection to the database. */
const maxWaitingQueries = 40;

/** A comparison starts at the latest after this time, in milliseconds. */
const maxPause = 1000;

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
  #waiting = 0;

  constructor(load: Load) {
    this.#load = load;
  }

  /** @throws {ApiError} 429 `signInBusy` */
  requireSpace(): void {
    if (this.#waiting < maxWaiting) return;
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
    this.#waiting += 1;
    try {
      return await this.#queue.run(`network ${network}`, async () => {
        const matches = await this.#queue.run('all', async () => {
          await this.#waitWhileBusy();
          return compare();
        });
        if (!matches) await delay(pauseAfterWrong);
        return matches;
      });
    } finally {
      this.#waiting -= 1;
    }
  }

  async #waitWhileBusy(): Promise<void> {
    const until = performance.now() + maxPause;
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
