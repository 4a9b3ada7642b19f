import type { Presence } from '@office/vocabulary';
import { Store } from '@office/client/lib/Store.ts';

export type PresenceChangeState =
  { status: 'idle' } | { status: 'saving'; presence: Presence } | { status: 'failed' };

export interface PresenceChangeDeps {
  save(presence: Presence): Promise<void>;
}

/** Changes the presence optimistically and reverts rejected changes. Only the last result is applied. */
export class PresenceChange extends Store<PresenceChangeState> {
  readonly #deps: PresenceChangeDeps;
  #sent = Promise.resolve();

  constructor(deps: PresenceChangeDeps) {
    super({ status: 'idle' });
    this.#deps = deps;
  }

  change(presence: Presence): void {
    this.set({ status: 'saving', presence });
    this.#sent = this.#sent.then(() => this.#save(presence));
  }

  async #save(presence: Presence): Promise<void> {
    if (!this.#isLast(presence)) return;
    let outcome: PresenceChangeState = { status: 'idle' };
    try {
      await this.#deps.save(presence);
    } catch {
      outcome = { status: 'failed' };
    }
    if (this.#isLast(presence)) this.set(outcome);
  }

  #isLast(presence: Presence): boolean {
    const state = this.getSnapshot();
    return state.status === 'saving' && state.presence === presence;
  }
}
