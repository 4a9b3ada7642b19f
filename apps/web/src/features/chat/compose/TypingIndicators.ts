import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { displayName, type NamedPerson } from '@office/client/people/displayName.ts';

/** Duration of an indicator after a signal (contract, `chatTyping`). */
const typingMs = 5000;
const signalIntervalMs = 3000;

interface TypingIndicatorsDeps extends Pick<Deps, 'clock'> {
  signal(key: string): void;
}

interface TypingPerson {
  name: string;
  cancelEnd(): void;
}

const noNames: readonly string[] = [];

export class TypingIndicators extends Store<ReadonlyMap<string, readonly string[]>> {
  readonly #deps: TypingIndicatorsDeps;
  readonly #people = new Map<string, Map<string, TypingPerson>>();
  readonly #signalledAt = new Map<string, number>();

  constructor(deps: TypingIndicatorsDeps) {
    super(new Map());
    this.#deps = deps;
  }

  /** Returns a stable reference until the names change. */
  in(key: string): readonly string[] {
    return this.getSnapshot().get(key) ?? noNames;
  }

  started(key: string, user: { id: string } & NamedPerson): void {
    const people = this.#people.get(key) ?? new Map<string, TypingPerson>();
    this.#people.set(key, people);
    people.get(user.id)?.cancelEnd();
    const cancelEnd = this.#deps.clock.schedule(() => this.stopped(key, user.id), typingMs);
    people.set(user.id, { name: displayName(user), cancelEnd });
    this.#update(key, people);
  }

  stopped(key: string, userId: string): void {
    const people = this.#people.get(key);
    const person = people?.get(userId);
    if (!people || !person) return;
    person.cancelEnd();
    people.delete(userId);
    this.#update(key, people);
  }

  typed(key: string): void {
    const now = this.#deps.clock.now();
    const last = this.#signalledAt.get(key);
    if (last !== undefined && now - last < signalIntervalMs) return;
    this.#signalledAt.set(key, now);
    this.#deps.signal(key);
  }

  /** Resets the interval so that the next keystroke is signalled immediately. */
  sent(key: string): void {
    this.#signalledAt.delete(key);
  }

  override dispose(): void {
    for (const people of this.#people.values())
      for (const { cancelEnd } of people.values()) cancelEnd();
    this.#people.clear();
    this.set(new Map());
  }

  #update(key: string, people: ReadonlyMap<string, TypingPerson>): void {
    const names = Array.from(people.values(), ({ name }) => name);
    this.set(new Map(this.getSnapshot()).set(key, names));
  }
}
