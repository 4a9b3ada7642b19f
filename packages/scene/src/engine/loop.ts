/** Pauses when `tick` returns false and while the tab is hidden, so that a static scene needs no CPU. */
export class Loop {
  readonly #tick: (seconds: number, now: number) => boolean;
  #handle = 0;
  #last = 0;
  #stopped = false;

  constructor(tick: (seconds: number, now: number) => boolean) {
    this.#tick = tick;
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  readonly wake = (): void => {
    if (this.#stopped || this.#handle !== 0 || document.hidden) return;
    this.#handle = requestAnimationFrame(this.#frame);
  };

  stop(): void {
    this.#stopped = true;
    cancelAnimationFrame(this.#handle);
    this.#handle = 0;
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  readonly #frame = (now: number): void => {
    this.#handle = 0;
    // Limits the first step after a pause, so that movements do not jump.
    const seconds =
      this.#last === 0 ? 1 / 60 : Math.min(0.25, Math.max(0, now - this.#last) / 1000);
    const more = this.#tick(seconds, now);
    this.#last = more ? now : 0;
    if (more) this.wake();
  };

  readonly #onVisibility = (): void => {
    if (document.hidden) {
      cancelAnimationFrame(this.#handle);
      this.#handle = 0;
      this.#last = 0;
    } else {
      this.wake();
    }
  };
}
