import type { RealtimeMessages, Schemas } from '@office/api';
import type { Clock } from '@office/client/lib/deps.ts';

type Answer = RealtimeMessages['inviteConfirmVoiceChat'];

/** The answer of people who were invited into a room. */
export interface InvitationReport {
  kind: 'accepted' | 'declined' | 'unanswered';
  names: string[];
}

interface Pending {
  names: Map<string, string>;
  cancel(): void;
}

/** The invitations into rooms that the member has sent, until everyone has answered or their time is over. */
export class RoomInvitations {
  readonly #clock: Clock;
  readonly #onReport: (report: InvitationReport) => void;
  readonly #pending = new Map<string, Pending>();

  constructor(clock: Clock, onReport: (report: InvitationReport) => void) {
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
  }

  answered({ invitationId, user, accepted }: Pick<Answer, 'invitationId' | 'user' | 'accepted'>) {
    const pending = this.#pending.get(invitationId);
    if (!pending?.names.delete(user.id)) return;
    if (pending.names.size === 0) this.#forget(invitationId);
    this.#onReport({ kind: accepted ? 'accepted' : 'declined', names: [user.nameKanji] });
  }

  /** The member has left: nothing is waited for any more. */
  clear(): void {
    for (const id of [...this.#pending.keys()]) this.#forget(id);
  }

  #expired(invitationId: string): void {
    const names = [...(this.#pending.get(invitationId)?.names.values() ?? [])];
    this.#forget(invitationId);
    this.#onReport({ kind: 'unanswered', names });
  }

  #forget(invitationId: string): void {
    this.#pending.get(invitationId)?.cancel();
    this.#pending.delete(invitationId);
  }
}
