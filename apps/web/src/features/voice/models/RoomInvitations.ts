import type { RealtimeMessages, Schemas } from '@office/api';
import type { Clock } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';

type Answer = RealtimeMessages['inviteConfirmVoiceChat'];

/** The answer of people who were invited into a room. */
export interface InvitationReport {
  kind: 'accepted' | 'declined' | 'unanswered';
  names: string[];
}

/** By user id: how the latest invitation of each stands, in the order in which they were sent. */
export type InvitationStates = ReadonlyMap<string, 'waiting' | InvitationReport['kind']>;

interface Pending {
  names: Map<string, string>;
  cancel(): void;
}

/** The invitations into the room of the call that the member has sent, and what came of them. */
export class RoomInvitations extends Store<InvitationStates> {
  readonly #clock: Clock;
  readonly #onReport: (report: InvitationReport) => void;
  readonly #pending = new Map<string, Pending>();

  constructor(clock: Clock, onReport: (report: InvitationReport) => void) {
    super(new Map());
    this.#clock = clock;
    this.#onReport = onReport;
  }

  sent({ invitation, users }: Pick<Schemas['VoiceInvite'], 'invitation' | 'users'>): void {
    const { invitationId, expiresAt } = invitation;
    const wait = Math.max(0, Date.parse(expiresAt) - this.#clock.now());
    this.#pending.set(invitationId, {
      names: new Map(users.map(({ id, nameKanji }) => [id, nameKanji])),
      cancel: this.#clock.schedule(() => this.#expired(invitationId), wait),
    });
    const ids = users.map(({ id }) => id);
    const others = [...this.getSnapshot()].filter(([id]) => !ids.includes(id));
    this.set(new Map([...others, ...ids.map((id) => [id, 'waiting'] as const)]));
  }

  answered({ invitationId, user, accepted }: Pick<Answer, 'invitationId' | 'user' | 'accepted'>) {
    const pending = this.#pending.get(invitationId);
    if (!pending?.names.delete(user.id)) return;
    if (pending.names.size === 0) this.#forget(invitationId);
    const kind = accepted ? 'accepted' : 'declined';
    this.#become(kind, [user.id]);
    this.#onReport({ kind, names: [user.nameKanji] });
  }

  /** The member has left: nothing is waited for any more. */
  clear(): void {
    for (const id of [...this.#pending.keys()]) this.#forget(id);
    this.set(new Map());
  }

  #expired(invitationId: string): void {
    const names = this.#pending.get(invitationId)?.names ?? new Map<string, string>();
    this.#forget(invitationId);
    this.#become('unanswered', [...names.keys()]);
    this.#onReport({ kind: 'unanswered', names: [...names.values()] });
  }

  #become(kind: InvitationReport['kind'], userIds: readonly string[]): void {
    const states = new Map(this.getSnapshot());
    for (const id of userIds) states.set(id, kind);
    this.set(states);
  }

  #forget(invitationId: string): void {
    this.#pending.get(invitationId)?.cancel();
    this.#pending.delete(invitationId);
  }
}
