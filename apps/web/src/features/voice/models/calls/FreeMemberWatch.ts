import type { RealtimeMessages } from '@office/api';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { Person } from './OutgoingCall.ts';

export interface FreeMemberWatchDeps extends Pick<Deps, 'clock'> {
  isFree(userId: string): Promise<boolean>;
  onFree(person: Person): void;
}

export interface WatchedMember extends Person {
  /** Epoch ms. */
  expiresAt: number;
}

export const freeMemberWatchMs = 2 * 60 * 60_000;
/** Polls, because no message is sent when a call ends without changing the status of the member. */
const pollIntervalMs = 30_000;

/** Members in a call about whose end this member wants to be notified. */
export class FreeMemberWatch extends Store<readonly WatchedMember[]> {
  readonly #deps: FreeMemberWatchDeps;
  #stopChecks: (() => void) | null = null;

  constructor(deps: FreeMemberWatchDeps) {
    super([]);
    this.#deps = deps;
  }

  has(userId: string): boolean {
    return this.getSnapshot().some((each) => each.userId === userId);
  }

  async watch({ userId, name, avatarUrl }: Person): Promise<void> {
    const expiresAt = this.#deps.clock.now() + freeMemberWatchMs;
    await this.#add({ userId, name, avatarUrl, expiresAt });
  }

  presenceChanged({ userId }: Pick<RealtimeMessages['presenceChanged'], 'userId'>): void {
    if (this.has(userId)) void this.#check(userId);
  }

  /** Checks all members whenever the connection is established, because messages may have been missed. */
  followConnection(connection: Pick<Store<string>, 'subscribe' | 'getSnapshot'>): () => void {
    return connection.subscribe(() => {
      if (connection.getSnapshot() === 'connected') this.#checkAll();
    });
  }

  stop(userId: string): void {
    if (!this.has(userId)) return;
    this.set(this.getSnapshot().filter((each) => each.userId !== userId));
    if (this.getSnapshot().length > 0) return;
    this.#stopChecks?.();
    this.#stopChecks = null;
  }

  restore(members: readonly WatchedMember[]): void {
    const now = this.#deps.clock.now();
    for (const member of members) if (member.expiresAt > now) void this.#add(member);
  }

  override dispose(): void {
    for (const { userId } of this.getSnapshot()) this.stop(userId);
  }

  async #add(member: WatchedMember): Promise<void> {
    const others = this.getSnapshot().filter(({ userId }) => userId !== member.userId);
    this.set([...others, member]);
    this.#stopChecks ??= this.#deps.clock.repeat(() => this.#checkAll(), pollIntervalMs);
    // The call may have ended before the request.
    await this.#check(member.userId);
  }

  #checkAll(): void {
    const now = this.#deps.clock.now();
    for (const { userId, expiresAt } of this.getSnapshot()) {
      if (expiresAt <= now) this.stop(userId);
      else void this.#check(userId);
    }
  }

  async #check(userId: string): Promise<void> {
    const isFree = await this.#deps.isFree(userId).catch(() => false);
    const member = this.getSnapshot().find((each) => each.userId === userId);
    if (!isFree || !member) return;
    this.stop(userId);
    const { name, avatarUrl } = member;
    this.#deps.onFree({ userId, name, avatarUrl });
  }
}
