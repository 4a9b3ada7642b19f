import { pausedUntil } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';

type QuietFacts = Parameters<typeof pausedUntil>[0];

/** Whether the member's notifications are paused. */
export class QuietTime {
  readonly #clock: Deps['clock'];
  #facts: QuietFacts | null = null;

  constructor({ clock }: Pick<Deps, 'clock'>) {
    this.#clock = clock;
  }

  readonly set = (facts: QuietFacts | null): void => {
    this.#facts = facts;
  };

  readonly isOn = (): boolean =>
    this.#facts !== null && pausedUntil(this.#facts, new Date(this.#clock.now())) !== null;
}
