import type { MeetingFormValues } from '@office/ui/screens/meeting';
import { newId } from '@office/client/lib/newId.ts';

export interface SentPlan {
  plan: string;
  id: string;
}

/** Assigns idempotency ids: resending an unchanged plan after a lost response creates no second meeting. */
export class IdempotencyIds {
  readonly #newId: () => string;
  #sent: SentPlan | undefined;

  /** @param sent last sent plan, restored after a reload */
  constructor(sent?: SentPlan, make = newId) {
    this.#sent = sent;
    this.#newId = make;
  }

  of(values: MeetingFormValues): SentPlan {
    const plan = JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    if (plan !== this.#sent?.plan) this.#sent = { plan, id: this.#newId() };
    return this.#sent;
  }
}
