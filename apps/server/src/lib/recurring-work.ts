export class RecurringWork {
  readonly #work: () => Promise<unknown>;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #isRerunRequested = false;

  /** @param every milliseconds */
  constructor(
    work: () => Promise<unknown>,
    { interval, onError }: { interval: number; onError(error: unknown): void },
  ) {
    this.#work = work;
    this.#onError = onError;
    this.#timer = setInterval(() => this.#start(), interval);
  }

  /** Starts a run. If a run is in progress, another one follows it. */
  run(): void {
    this.#isRerunRequested = true;
    this.#start();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isRerunRequested = false;
    await this.#running;
  }

  #start(): void {
    this.#running ??= this.#repeat().finally(() => {
      this.#running = null;
    });
  }

  async #repeat(): Promise<void> {
    do {
      this.#isRerunRequested = false;
      await this.#work().catch(this.#onError);
    } while (this.#isRerunRequested);
  }
}
