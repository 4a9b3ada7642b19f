import type { Presence } from '@office/vocabulary';
import { Store } from '@office/client/lib/Store.ts';

export type PresenceChangeState =
  { status: 'idle' } | { status: 'saving'; asked: Presence } | { status: 'failed' };

export interface PresenceChangeDeps {
  save(asked: Presence): Promise<void>;
}

/** Changes the presence optimistically and reverts rejected changes. Only the last result is applied. */
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

  #isLast(asked: Presence): boolean {
    const state = this.getSnapshot();
    return state.status === 'saving' && state.asked === asked;
  }
}
