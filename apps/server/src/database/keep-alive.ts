import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

/** How often the database is asked whether it lives, in milliseconds. */
const askEvery = 2000;

/** Brings the embedded PostgreSQL back when it dies under a running server: nobody else would. */
export class DatabaseKeeper {
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #revive: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;
  #work: Promise<void> | undefined;

  constructor(pool: Pick<pg.Pool, 'query'>, revive: () => Promise<void>) {
    this.#pool = pool;
    this.#revive = revive;
    this.#timer = setInterval(() => this.#look(), askEvery).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#work;
  }

  #look(): void {
    this.#work ??= this.#bringBack().finally(() => {
      this.#work = undefined;
    });
  }

  async #bringBack(): Promise<void> {
    for (let wait = 200; !this.#isClosed; wait = Math.min(wait * 2, 10_000)) {
      try {
        await this.#pool.query('SELECT 1');
        return;
      } catch {
        // Requests tell the failure to their callers; here only trying again helps.
        await this.#revive().catch(() => delay(wait, undefined, { ref: false }));
      }
    }
  }
}
