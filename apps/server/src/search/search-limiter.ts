import type { Database, Transaction } from '../database/database.ts';
import { isStatementTimeout, readWithTimeout } from '../database/time-limit.ts';

interface SearchLimiterOptions {
  connections: number;
  /** Maximum number of database connections for one search. Each runs its queries sequentially. */
  lanes: number;
  /** Time limit for one query, in milliseconds. */
  queryTime: number;
  /** Time limit for the whole search, in milliseconds. */
  answerTime: number;
}

type Outcome<T> = { status: 'done'; result: T } | { status: 'late' };

const timedOut = { status: 'late' } as const;

type Work<T> = (tx: Transaction) => Promise<T>;

/**
 * Limits the time of each part of a search, so that a slow part blocks neither the others nor the
 * connection pool. The database aborts its query, and the results exclude it.
 */
export class SearchLimiter {
  readonly #options: SearchLimiterOptions;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(options: SearchLimiterOptions) {
    this.#options = options;
    this.#free = options.connections;
  }

  /** Returns the outcomes when the time limit is reached. Other errors are thrown. */
  async run<T>(db: Database, works: readonly Work<T>[]): Promise<Outcome<T>[]> {
    const outcomes = works.map((): Outcome<T> => timedOut);
    const queue = [...works.entries()];
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        queue.length = 0;
        resolve();
      }, this.#options.answerTime);
    });
    const lanes = Array.from({ length: Math.min(this.#options.lanes, works.length) }, () =>
      this.#inTurn(() => this.#runLane(db, queue, outcomes)),
    );
    try {
      // Copies the array, because late results would still change it.
      return await Promise.race([Promise.all(lanes), over]).then(() => [...outcomes]);
    } finally {
      clearTimeout(timer);
      queue.length = 0;
      for (const lane of lanes) lane.catch(() => undefined);
    }
  }

  async #runLane<T>(
    db: Database,
    queue: [number, Work<T>][],
    outcomes: Outcome<T>[],
  ): Promise<void> {
    while (queue.length > 0) {
      try {
        await readWithTimeout(db, this.#options.queryTime, async (tx) => {
          for (let next = queue.shift(); next; next = queue.shift()) {
            const [index, work] = next;
            outcomes[index] = { status: 'done', result: await work(tx) };
          }
        });
      } catch (error) {
        if (!isStatementTimeout(error)) throw error;
      }
    }
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
