import type { Deps } from '../../../lib/deps.ts';

/** By then the server remembers the counts as it told them. */
export const refreshAfterMs = 1000;

export interface CountRefreshDeps extends Pick<Deps, 'clock'> {
  /** Asks for the counts of all floors. */
  refresh(): void;
}

/**
 * Asks anew for the counts of the other floors when the count of the watched one changes: whoever comes
 * was on another floor before, or whoever goes is on another one now.
 */
export class CountRefresh {
  readonly #deps: CountRefreshDeps;
  #count: number | undefined;
  #cancel: (() => void) | undefined;

  constructor(deps: CountRefreshDeps) {
    this.#deps = deps;
  }

  /** So many are on the watched floor now. */
  update(count: number): void {
    const changed = this.#count !== undefined && count !== this.#count;
    this.#count = count;
    if (changed) this.#cancel ??= this.#deps.clock.schedule(() => this.#refresh(), refreshAfterMs);
  }

  dispose(): void {
    this.#cancel?.();
  }

  #refresh(): void {
    this.#cancel = undefined;
    this.#deps.refresh();
  }
}
