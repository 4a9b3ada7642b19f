import { idleAfterMs } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';

/** Repeat interval of the idle report, which may be lost. */
const repeatMs = 60_000;

export interface IdleWatchDeps extends Pick<Deps, 'clock'> {
  say(idle: boolean): void;
}

/** Reports whether the member is idle on this page. A hidden page reports nothing (design §8). */
export class IdleWatch {
  readonly #deps: IdleWatchDeps;
  #cancel: (() => void) | null = null;
  #idle = false;

  constructor(deps: IdleWatchDeps) {
    this.#deps = deps;
  }

  onActivity(): void {
    if (this.#idle) this.#deps.say(false);
    this.#idle = false;
    this.#schedule(idleAfterMs);
  }

  onHidden(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #schedule(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#deps.clock.schedule(() => {
      this.#idle = true;
      this.#deps.say(true);
      this.#schedule(repeatMs);
    }, ms);
  }
}
