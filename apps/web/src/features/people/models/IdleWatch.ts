import { idleAfterMs } from '@office/vocabulary';
import type { Schedule } from '../../../lib/schedule.ts';

/** It may be lost on the way: while one is away it is said again this often. */
const repeatMs = 60_000;

export interface IdleWatchOptions {
  /** Tells the server; may be lost. */
  say(idle: boolean): void;
  schedule: Schedule;
}

/**
 * Whether the member has touched this page lately. A hidden page knows nothing of what they do, so
 * it says nothing (design §8).
 */
export class IdleWatch {
  readonly #options: IdleWatchOptions;
  #cancel: (() => void) | null = null;
  #idle = false;

  constructor(options: IdleWatchOptions) {
    this.#options = options;
  }

  /** The page is in view, or the member has touched it. */
  touched(): void {
    if (this.#idle) this.#options.say(false);
    this.#idle = false;
    this.#wait(idleAfterMs);
  }

  /** The page is out of view, or over. */
  hidden(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #wait(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#options.schedule(() => {
      this.#idle = true;
      this.#options.say(true);
      this.#wait(repeatMs);
    }, ms);
  }
}
