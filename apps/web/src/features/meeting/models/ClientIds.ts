import type { MeetingFormValues } from '@office/ui';
import { newId } from '@office/client/lib/newId.ts';

/** A plan that was sent, and the id by which. */
export interface SentPlan {
  plan: string;
  id: string;
}

/** The id of a plan as it is sent: the same plan sent again, because no answer came, makes no second meeting. */
export class ClientIds {
  readonly #newId: () => string;
  #sent: SentPlan | undefined;

  /** @param sent the last one that was sent, where the page was loaded again since */
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
