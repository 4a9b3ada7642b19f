import type { Schedule } from '../../../lib/schedule.ts';

/** Someone who asks to talk. Who only waved has made no room and no invitation yet. */
export interface Invite {
  /** Of the invitation; of a wave, who waved. */
  id: string;
  inviter: { userId: string; name: string; avatarUrl: string | null };
  /** null: a call between the two. */
  roomName: string | null;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** An invitation, and the room that it is for; null of a wave that names none. */
interface Waiting {
  invite: Invite;
  roomId: string | null;
  forget(): void;
}

export interface IncomingInvitationsOptions {
  schedule: Schedule;
  now(): number;
  /** The oldest first. */
  onChange(invites: readonly Invite[]): void;
}

/** Those who wait for the member's answer, each for as long as it counts. */
export class IncomingInvitations {
  readonly #options: IncomingInvitationsOptions;
  readonly #waiting = new Map<string, Waiting>();

  constructor(options: IncomingInvitationsOptions) {
    this.#options = options;
  }

  add(invite: Invite, roomId: string | null): void {
    this.#waiting.get(invite.id)?.forget();
    const wait = Math.max(0, invite.expiresAt - this.#options.now());
    const forget = this.#options.schedule(() => void this.take(invite.id), wait);
    this.#waiting.set(invite.id, { invite, roomId, forget });
    this.#changed();
  }

  /** Takes one out, to be answered, or because it is over. */
  take(id: string): { invite: Invite; roomId: string | null } | undefined {
    const waiting = this.#waiting.get(id);
    if (!waiting) return undefined;
    waiting.forget();
    this.#waiting.delete(id);
    this.#changed();
    return waiting;
  }

  /** Takes out those into a room. */
  takeAllInto(roomId: string): Invite[] {
    const found = [...this.#waiting.values()].filter((waiting) => waiting.roomId === roomId);
    for (const { invite } of found) this.take(invite.id);
    return found.map(({ invite }) => invite);
  }

  clear(): void {
    for (const id of [...this.#waiting.keys()]) this.take(id);
  }

  #changed(): void {
    this.#options.onChange([...this.#waiting.values()].map(({ invite }) => invite));
  }
}
