import type { Deps } from '@office/client/lib/deps.ts';

/** Maximum delay of the server's counts after its messages. */
export const refreshAfterMs = 1000;

export interface CountRefreshDeps extends Pick<Deps, 'clock'> {
  refresh(): void;
}

/** Refreshes all counts when the watched floor's count changes, because members move between floors. */
export class CountRefresh {
  readonly #deps: CountRefreshDeps;
  #count: number | undefined;
  #cancel: (() => void) | undefined;

  constructor(deps: CountRefreshDeps) {
    this.#deps = deps;
  }

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
