import type { MeetingFormValues } from '@office/ui';
import { newId } from '@office/client/lib/newId.ts';

/** The id of a plan as it is sent: the same plan sent again, because no answer came, makes no second meeting. */
export class ClientIds {
  readonly #newId: () => string;
  #sent = '';
  #id = '';

  constructor(make = newId) {
    this.#newId = make;
  }

  of(values: MeetingFormValues): string {
    const sent = JSON.stringify(values);
    if (sent !== this.#sent) {
      this.#sent = sent;
      this.#id = this.#newId();
    }
    return this.#id;
  }
}
