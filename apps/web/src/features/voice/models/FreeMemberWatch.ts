import type { RealtimeMessages } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import type { Person } from './OutgoingCall.ts';

export interface FreeMemberWatchDeps {
  isAvailable(userId: string): Promise<boolean>;
  onFree(person: Person): void;
}

/** Members in a call about whose end this member wants to be notified. */
export class FreeMemberWatch extends Store<readonly Person[]> {
  readonly #deps: FreeMemberWatchDeps;

  constructor(deps: FreeMemberWatchDeps) {
    super([]);
    this.#deps = deps;
  }

  async watch(person: Person): Promise<void> {
    const others = this.getSnapshot().filter(({ userId }) => userId !== person.userId);
    this.set([...others, person]);
    // The call may have ended before the request.
    const isAvailable = await this.#deps.isAvailable(person.userId).catch(() => false);
    if (isAvailable) this.#onAvailable(person.userId);
  }

  /** Handles presenceChanged. */
  presenceChanged({
    userId,
    status,
  }: Pick<RealtimeMessages['presenceChanged'], 'userId' | 'status'>): void {
    if (status === 'AVAILABLE') this.#onAvailable(userId);
  }

  stop(userId: string): void {
    this.set(this.getSnapshot().filter((each) => each.userId !== userId));
  }

  restore(people: readonly Person[]): void {
    for (const person of people) void this.watch(person);
  }

  override dispose(): void {
    this.set([]);
  }

  #onAvailable(userId: string): void {
    const person = this.getSnapshot().find((each) => each.userId === userId);
    if (!person) return;
    this.stop(userId);
    this.#deps.onFree(person);
  }
}
