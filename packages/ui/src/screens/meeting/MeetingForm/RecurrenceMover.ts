import { moveRecurrence } from '../../../patterns/dates/recurrence.ts';

/** Intermediate dates (`11/2` before `11/26`) do not lose parts of the rule. */
export class RecurrenceMover {
  #date: string;
  #base: { date: string; rule: string } | null = null;
  #moved: string | null = null;

  constructor(date: string) {
    this.#date = date;
  }

  /** A `rule` that differs from the last result was chosen manually and becomes the new base. */
  to(date: string, rule: string, timeZone: string): string {
    if (!this.#base || rule !== this.#moved) this.#base = { date: this.#date, rule };
    this.#date = date;
    const { date: from, rule: baseRule } = this.#base;
    this.#moved =
      baseRule === '' ? '' : moveRecurrence({ rule: baseRule, from, to: date, timeZone });
    return this.#moved;
  }
}
