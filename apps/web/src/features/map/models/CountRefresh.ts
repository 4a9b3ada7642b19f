import type { Deps } from '@office/client/lib/deps.ts';

/** The server's counts follow its messages within this time. */
export const refreshAfterMs = 1000;

export interface CountRefreshDeps extends Pick<Deps, 'clock'> {
  /** Asks for the counts of all floors. */
  refresh(): void;
}

/**
 * Asks for the counts of all floors when the count of the watched one changes: people come from another
 * floor, or go to one.
 */
export class CountRefresh {
  readonly #deps: CountRefreshDeps;
  #count: number | undefined;
  #cancel: (() => void) | undefined;

  constructor(deps: CountRefreshDeps) {
    this.#deps = deps;
  }

  /** Takes the count of the watched floor. */
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
