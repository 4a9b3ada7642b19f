import { idleAfterMs } from '@office/vocabulary';
import type { Deps } from '../../../lib/deps.ts';

/** It may be lost on the way: while one is away it is said again this often. */
const repeatMs = 60_000;

export interface IdleWatchDeps extends Pick<Deps, 'clock'> {
  /** Tells the server; may be lost. */
  say(idle: boolean): void;
}

/**
 * Whether the member has touched this page lately. A hidden page knows nothing of what they do, so
 * it says nothing (design §8).
 */
export class IdleWatch {
  readonly #deps: IdleWatchDeps;
  #cancel: (() => void) | null = null;
  #idle = false;

  constructor(deps: IdleWatchDeps) {
    this.#deps = deps;
  }

  /** The page is in view, or the member has touched it. */
  touched(): void {
    if (this.#idle) this.#deps.say(false);
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
    this.#cancel = this.#deps.clock.schedule(() => {
      this.#idle = true;
      this.#deps.say(true);
      this.#wait(repeatMs);
    }, ms);
  }
}
