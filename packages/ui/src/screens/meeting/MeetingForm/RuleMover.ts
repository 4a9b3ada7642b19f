import { moveRecurrence } from '../../../patterns/dates/recurrence.ts';

/**
 * Moves a rule along with the day that is being typed: on the way there are other days (`11/2` before
 * `11/26`), and nothing of the rule is lost on them.
 */
export class RuleMover {
  #date: string;
  #base: { date: string; rule: string } | null = null;
  #moved: string | null = null;

  constructor(date: string) {
    this.#date = date;
  }

  /** The rule for a new day. Another rule than the one moved last has been chosen by hand, and counts. */
  to(date: string, rule: string, timeZone: string): string {
    if (!this.#base || rule !== this.#moved) this.#base = { date: this.#date, rule };
    this.#date = date;
    const { date: from, rule: chosen } = this.#base;
    this.#moved = chosen === '' ? '' : moveRecurrence({ rule: chosen, from, to: date, timeZone });
    return this.#moved;
  }
}
