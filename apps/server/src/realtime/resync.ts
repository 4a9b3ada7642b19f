import { setTimeout as delay } from 'node:timers/promises';

/** Runs a task after messages may have been lost. Requests during a run cause one more run. */
export class Resync {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  readonly #retryDelay: number;
  #isRequested = false;
  #isRunning = false;
  #isClosed = false;

  /** @param retryDelay delay before a retry, in milliseconds */
  constructor(work: () => Promise<void>, onError: (error: unknown) => void, retryDelay = 1000) {
    this.#work = work;
    this.#onError = onError;
    this.#retryDelay = retryDelay;
  }

  start(): void {
    this.#isRequested = true;
    if (!this.#isRunning) void this.#run();
  }

  close(): void {
    this.#isClosed = true;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#isRequested && !this.#isClosed) {
      this.#isRequested = false;
      try {
        await this.#work();
      } catch (error) {
        if (this.#isClosed) break;
        this.#onError(error);
        this.#isRequested = true;
        await delay(this.#retryDelay, undefined, { ref: false });
      }
    }
    this.#isRunning = false;
  }
}
