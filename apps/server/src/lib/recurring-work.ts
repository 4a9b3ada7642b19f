/** Work that is done every so often, and at once where it is asked for: one run at a time. */
export class RecurringWork {
  readonly #work: () => Promise<unknown>;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #again = false;

  /** @param every milliseconds */
  constructor(
    work: () => Promise<unknown>,
    { every, onError }: { every: number; onError(error: unknown): void },
  ) {
    this.#work = work;
    this.#onError = onError;
    this.#timer = setInterval(() => this.#start(), every);
  }

  /** Works now; asked again meanwhile, it works once more. */
  run(): void {
    this.#again = true;
    this.#start();
  }

  /** Resolves when what is under way is done. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#again = false;
    await this.#running;
  }

  #start(): void {
    this.#running ??= this.#repeat().finally(() => {
      this.#running = null;
    });
  }

  async #repeat(): Promise<void> {
    do {
      this.#again = false;
      await this.#work().catch(this.#onError);
    } while (this.#again);
  }
}
