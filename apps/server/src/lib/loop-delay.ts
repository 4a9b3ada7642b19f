const interval = 20;

/** Measures how late timers fire in this process, which is the wait of each call. */
export class LoopDelay {
  #recent = 0;

  constructor() {
    let dueAt = performance.now() + interval;
    setInterval(() => {
      const now = performance.now();
      this.#recent = 0.8 * this.#recent + 0.2 * Math.max(0, now - dueAt);
      dueAt = now + interval;
    }, interval).unref();
  }

  /** Mean of about the last 100 ms, in milliseconds. */
  get recent(): number {
    return this.#recent;
  }
}

export const processLoopDelay = new LoopDelay();
