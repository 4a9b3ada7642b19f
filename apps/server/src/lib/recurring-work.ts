/** Runs background jobs. Records and logs failures instead of throwing them. */
export interface JobRunner {
  run(job: string, work: () => Promise<unknown>): Promise<void>;
}

interface RecurringJob {
  /** Name in metrics and logs. */
  name: string;
  /** In milliseconds. */
  interval: number;
  work(): Promise<unknown>;
}

export class RecurringWork {
  readonly #jobs: JobRunner;
  readonly #job: RecurringJob;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #isRerunRequested = false;

  constructor(jobs: JobRunner, job: RecurringJob) {
    this.#jobs = jobs;
    this.#job = job;
    this.#timer = setInterval(() => this.#start(), job.interval);
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
      await this.#jobs.run(this.#job.name, () => this.#job.work());
    } while (this.#isRerunRequested);
  }
}
