import type { Deps } from '@office/client/lib/deps.ts';

const checkIntervalMs = 15_000;

interface IdleSignOutDeps extends Pick<Deps, 'clock'> {
  idleMs: number;
  /** Time of the last activity in any tab, in epoch milliseconds. Null if none is stored. */
  readLastActivity(): number | null;
  saveLastActivity(at: number): void;
  /** Whether this tab is in use without input, such as in a call. */
  isInUse(): boolean;
  signOut(): void;
}

/** Signs the member out when no tab has been used for the idle time of the organisation. */
export class IdleSignOut {
  readonly #deps: IdleSignOutDeps;
  readonly #stop: () => void;
  #isOver = false;

  constructor(deps: IdleSignOutDeps) {
    this.#deps = deps;
    deps.saveLastActivity(deps.clock.now());
    this.#stop = deps.clock.repeat(() => {
      if (deps.isInUse()) this.onActivity();
      else this.#check();
    }, checkIntervalMs);
  }

  /** Checks the time first, because timers stop while a computer sleeps. */
  onActivity(): void {
    if (this.#check()) return;
    const now = this.#deps.clock.now();
    if (now - this.#lastActivity() >= checkIntervalMs) this.#deps.saveLastActivity(now);
  }

  close(): void {
    this.#isOver = true;
    this.#stop();
  }

  #lastActivity(): number {
    return this.#deps.readLastActivity() ?? -Infinity;
  }

  /** Returns whether the member has been signed out. */
  #check(): boolean {
    if (this.#isOver) return true;
    const isIdle = this.#deps.clock.now() - this.#lastActivity() >= this.#deps.idleMs;
    if (isIdle) {
      this.close();
      this.#deps.signOut();
    }
    return isIdle;
  }
}
