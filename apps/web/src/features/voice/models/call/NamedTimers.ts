import type { Clock } from '@office/client/lib/deps.ts';

/** Timers derived from a state. A timer is cancelled when its time changes or is removed. */
export class NamedTimers<Name extends string> {
  readonly #clock: Clock;
  readonly #onDue: (name: Name) => void;
  readonly #planned = new Map<Name, { at: number; cancel(): void }>();

  constructor(clock: Clock, onDue: (name: Name) => void) {
    this.#clock = clock;
    this.#onDue = onDue;
  }

  /** @param moments epoch ms by name; timers of missing names are cancelled */
  plan(moments: Partial<Record<Name, number>>): void {
    for (const name of [...this.#planned.keys()]) if (!(name in moments)) this.#cancel(name);
    for (const [name, at] of Object.entries(moments) as [Name, number][]) this.#planAt(name, at);
  }

  #planAt(name: Name, at: number): void {
    if (this.#planned.get(name)?.at === at) return;
    this.#cancel(name);
    const cancel = this.#clock.schedule(
      () => {
        this.#planned.delete(name);
        this.#onDue(name);
      },
      Math.max(0, at - this.#clock.now()),
    );
    this.#planned.set(name, { at, cancel });
  }

  #cancel(name: Name): void {
    this.#planned.get(name)?.cancel();
    this.#planned.delete(name);
  }
}
