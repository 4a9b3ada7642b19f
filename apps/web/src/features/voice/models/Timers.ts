import type { Schedule } from '../../../lib/schedule.ts';

/** One timer a name: the newest counts. */
export class Timers {
  readonly #schedule: Schedule;
  readonly #cancels = new Map<string, () => void>();

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
  }

  set(name: string, ms: number, task: () => void): void {
    this.cancel(name);
    const cancel = this.#schedule(() => {
      this.#cancels.delete(name);
      task();
    }, ms);
    this.#cancels.set(name, cancel);
  }

  has(name: string): boolean {
    return this.#cancels.has(name);
  }

  cancel(name: string): void {
    this.#cancels.get(name)?.();
    this.#cancels.delete(name);
  }

  clear(): void {
    for (const name of [...this.#cancels.keys()]) this.cancel(name);
  }
}
