import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { ping } from './ping.ts';

const healthCheckInterval = 2000;

type SupervisorLog = Pick<Logger, 'warn' | 'error'>;

export class DatabaseSupervisor {
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #revive: () => Promise<void>;
  readonly #log: SupervisorLog | undefined;
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;
  #work: Promise<void> | undefined;

  constructor(pool: Pick<pg.Pool, 'query'>, revive: () => Promise<void>, log?: SupervisorLog) {
    this.#pool = pool;
    this.#revive = revive;
    this.#log = log;
    this.#timer = setInterval(() => this.#check(), healthCheckInterval).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#work;
  }

  #check(): void {
    this.#work ??= this.#recover().finally(() => {
      this.#work = undefined;
    });
  }

  async #recover(): Promise<void> {
    let wasUnavailable = false;
    for (let wait = 200; !this.#isClosed; wait = Math.min(wait * 2, 10_000)) {
      try {
        await ping(this.#pool);
        if (wasUnavailable) this.#log?.warn('the database is back');
        return;
      } catch (err) {
        if (!wasUnavailable) this.#log?.error({ err }, 'the database is away');
        wasUnavailable = true;
        await this.#revive().catch((failure: unknown) =>
          this.#log?.error({ err: failure }, 'the database could not be started'),
        );
        await delay(wait, undefined, { ref: false });
      }
    }
  }
}
