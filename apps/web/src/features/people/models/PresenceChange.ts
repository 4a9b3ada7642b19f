import type { Presence } from '@office/vocabulary';
import { Store } from '@office/client/lib/Store.ts';

export type PresenceChangeState =
  { status: 'idle' } | { status: 'saving'; asked: Presence } | { status: 'failed' };

export interface PresenceChangeDeps {
  /** Tells the server. Rejects when it refuses. */
  save(asked: Presence): Promise<void>;
}

/**
 * Changes the member's own presence: shown at once, taken back when the server refuses. Changes are sent
 * one after the other, and the last decides: the answer to an earlier one does not take it back.
 */
export class PresenceChange extends Store<PresenceChangeState> {
  readonly #deps: PresenceChangeDeps;
  #sent = Promise.resolve();

  constructor(deps: PresenceChangeDeps) {
    super({ status: 'idle' });
    this.#deps = deps;
  }

  change(asked: Presence): void {
    this.set({ status: 'saving', asked });
    this.#sent = this.#sent.then(() => this.#save(asked));
  }

  async #save(asked: Presence): Promise<void> {
    if (!this.#isLast(asked)) return;
    let outcome: PresenceChangeState = { status: 'idle' };
    try {
      await this.#deps.save(asked);
    } catch {
      outcome = { status: 'failed' };
    }
    if (this.#isLast(asked)) this.set(outcome);
  }

  /** Nothing else was chosen meanwhile. */
  #isLast(asked: Presence): boolean {
    const state = this.getSnapshot();
    return state.status === 'saving' && state.asked === asked;
  }
}
