import { idleAfterMs } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';

/** The message may be lost, so it is repeated this often while the member is away. */
const repeatMs = 60_000;

export interface IdleWatchDeps extends Pick<Deps, 'clock'> {
  /** Tells the server; may be lost. */
  say(idle: boolean): void;
}

/**
 * Watches whether the member touches this page. A hidden page cannot know, so it says nothing
 * (design §8).
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
