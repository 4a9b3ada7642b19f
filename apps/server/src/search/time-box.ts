import type { Database, Transaction } from '../database/database.ts';
import { isTooLate, readWithin } from '../database/time-limit.ts';

interface TimeBoxOptions {
  /** Connections that searches have at once; everything else has the rest. */
  connections: number;
  /** Connections of one search. Each does one part after the other, in one transaction. */
  lanes: number;
  /** Milliseconds of one query. */
  queryTime: number;
  /** Milliseconds after which nobody waits any more, from the beginning of the search. */
  answerTime: number;
}

/** The end of one piece of work: its result, or that it took too long. */
type Outcome<T> = { status: 'done'; result: T } | { status: 'late' };

const tooLate = { status: 'late' } as const;

type Work<T> = (tx: Transaction) => Promise<T>;

/**
 * Gives each part of a search a time of its own, so that a slow one holds neither the others nor the pool of
 * connections: the database ends its query, and what is not there in time is left out.
 */
export class TimeBox {
  readonly #options: TimeBoxOptions;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(options: TimeBoxOptions) {
    this.#options = options;
    this.#free = options.connections;
  }

  /** Runs all the work, and answers what each has come to by then. Other failures are thrown. */
  async run<T>(db: Database, works: readonly Work<T>[]): Promise<Outcome<T>[]> {
    const outcomes = works.map((): Outcome<T> => tooLate);
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
      // A copy: what comes later has nobody to be told.
      return await Promise.race([Promise.all(lanes), over]).then(() => [...outcomes]);
    } finally {
      clearTimeout(timer);
      queue.length = 0;
      for (const lane of lanes) lane.catch(() => undefined);
    }
  }

  /** Does what is next until nothing is left, and begins a new transaction after a query that took too long. */
  async #runLane<T>(
    db: Database,
    queue: [number, Work<T>][],
    outcomes: Outcome<T>[],
  ): Promise<void> {
    while (queue.length > 0) {
      try {
        await readWithin(db, this.#options.queryTime, async (tx) => {
          for (let next = queue.shift(); next; next = queue.shift()) {
            const [index, work] = next;
            outcomes[index] = { status: 'done', result: await work(tx) };
          }
        });
      } catch (error) {
        if (!isTooLate(error)) throw error;
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
