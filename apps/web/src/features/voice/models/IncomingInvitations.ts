import type { Clock } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { Person } from './OutgoingCall.ts';

interface Asking {
  id: string;
  inviter: Person;
  /** null: a call between the two. */
  roomName: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Someone who asks to talk. A wave of someone near has made no invitation yet, and often no room. */
export type IncomingInvitation =
  | (Asking & { kind: 'invitation'; roomId: string })
  | (Asking & { kind: 'wave'; roomId: string | null });

/** The invitations that wait for the member's answer, the oldest first, each for as long as it counts. */
export class IncomingInvitations extends Store<readonly IncomingInvitation[]> {
  readonly #clock: Clock;
  readonly #onExpired: (invitation: IncomingInvitation) => void;
  readonly #cancelExpiry = new Map<string, () => void>();

  /** @param onExpired hears of those that nobody has answered in time */
  constructor(clock: Clock, onExpired: (invitation: IncomingInvitation) => void) {
    super([]);
    this.#clock = clock;
    this.#onExpired = onExpired;
  }

  /** Adds one, or replaces the one of the same id. */
  add(invitation: IncomingInvitation): void {
    const { id, expiresAt } = invitation;
    this.#cancelExpiry.get(id)?.();
    const wait = Math.max(0, expiresAt - this.#clock.now());
    this.#cancelExpiry.set(
      id,
      this.#clock.schedule(() => this.#expire(id), wait),
    );
    const before = this.getSnapshot();
    const isKnown = before.some((each) => each.id === id);
    this.set(
      isKnown
        ? before.map((each) => (each.id === id ? invitation : each))
        : [...before, invitation],
    );
  }

  /** Takes one out, to be answered, or because it is over. */
  take(id: string): IncomingInvitation | undefined {
    const found = this.getSnapshot().find((each) => each.id === id);
    if (!found) return undefined;
    this.#cancelExpiry.get(id)?.();
    this.#cancelExpiry.delete(id);
    this.set(this.getSnapshot().filter((each) => each !== found));
    return found;
  }

  /** Takes out those into a room. */
  takeAllInto(roomId: string): IncomingInvitation[] {
    const found = this.getSnapshot().filter((each) => each.roomId === roomId);
    for (const { id } of found) this.take(id);
    return found;
  }

  #expire(id: string): void {
    const expired = this.take(id);
    if (expired) this.#onExpired(expired);
  }

  override dispose(): void {
    for (const { id } of this.getSnapshot()) this.take(id);
  }
}
