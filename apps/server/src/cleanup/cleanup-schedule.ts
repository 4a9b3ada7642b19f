import type { CleanupScheduleDeps } from '../platform/cleanup.ts';
import { hasMore, sweep, type SweptRows } from './sweep.ts';

const hour = 60 * 60 * 1000;

/** Runs the clean-up every hour, first a few minutes after the start. */
export class CleanupSchedule {
  readonly #deps: CleanupScheduleDeps;
  #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: CleanupScheduleDeps, { first = hour / 12, every = hour } = {}) {
    this.#deps = deps;
    this.#timer = setTimeout(() => {
      this.#timer = setInterval(() => this.#run(), every);
      this.#run();
    }, first);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
  }

  #run(): void {
    const { jobs, log } = this.#deps;
    this.#running = jobs.run('cleanup', async () => {
      log.info({ swept: await this.#cleanUp() }, 'cleanup finished');
    });
  }

  async #cleanUp(): Promise<SweptRows | null> {
    const { cleanups } = this.#deps;
    for (const { jobs = [] } of cleanups) {
      for (const job of jobs) await job(this.#deps);
    }
    for (;;) {
      const swept = await sweep(this.#deps, cleanups);
      if (!swept || !hasMore(swept, cleanups)) return swept;
    }
  }
}
