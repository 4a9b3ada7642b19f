import type { VoiceShownReaction } from '@office/api/realtime';
import type { Clock } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';

export interface CurrentReaction extends VoiceShownReaction {
  id: number;
}

const reactionMs = 3000;
/** The rate limit of the server allows more only with several senders. */
const maxReactions = 20;

/** The reactions of the last seconds, oldest first. */
export class CallReactions extends Store<readonly CurrentReaction[]> {
  readonly #clock: Clock;
  readonly #cancels = new Set<() => void>();
  #lastId = 0;

  constructor(clock: Clock) {
    super([]);
    this.#clock = clock;
  }

  show({ participantId, reaction }: VoiceShownReaction): void {
    const id = ++this.#lastId;
    this.set([...this.getSnapshot(), { id, participantId, reaction }].slice(-maxReactions));
    const cancel = this.#clock.schedule(() => {
      this.#cancels.delete(cancel);
      this.set(this.getSnapshot().filter((one) => one.id !== id));
    }, reactionMs);
    this.#cancels.add(cancel);
  }

  override dispose(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
    this.set([]);
  }
}
