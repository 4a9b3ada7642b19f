import type { RealtimeMessages, Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';

type Answer = RealtimeMessages['inviteConfirmVoiceChat'];
type Settled = RealtimeMessages['voiceInvitationSettled'];

/** The answer of someone who was invited into a room. */
export interface InvitationReport {
  kind: 'accepted' | 'declined' | 'unanswered';
  name: string;
}

/** By user id: how the latest invitation of each stands, in the order in which they were sent. */
export type InvitationStates = ReadonlyMap<string, 'waiting' | InvitationReport['kind']>;

/**
 * The invitations into the room of the call that the member has sent, by user id. What became of each the server says:
 * a yes or a no, that they have come in, that they have not answered.
 */
export class RoomInvitations extends Store<InvitationStates> {
  readonly #onReport: (report: InvitationReport) => void;
  readonly #sentIds = new Set<string>();
  readonly #reported = new Set<string>();

  constructor(onReport: (report: InvitationReport) => void) {
    super(new Map());
    this.#onReport = onReport;
  }

  sent({ invitation, users }: Pick<Schemas['VoiceInvite'], 'invitation' | 'users'>): void {
    this.#sentIds.add(invitation.invitationId);
    const ids = users.map(({ id }) => id);
    const others = [...this.getSnapshot()].filter(([id]) => !ids.includes(id));
    this.set(new Map([...others, ...ids.map((id) => [id, 'waiting'] as const)]));
  }

  answered({ invitationId, user, accepted }: Pick<Answer, 'invitationId' | 'user' | 'accepted'>) {
    if (!this.#isNews(invitationId, user.id)) return;
    const kind = accepted ? 'accepted' : 'declined';
    this.#note(user.id, kind);
    this.#onReport({ kind, name: user.nameKanji });
  }

  /** Takes voiceInvitationSettled: someone has come into the room, or has not answered. */
  settled({ invitationId, user, outcome }: Pick<Settled, 'invitationId' | 'user' | 'outcome'>) {
    if (!this.#sentIds.has(invitationId)) return;
    this.#note(user.id, outcome === 'JOINED' ? 'accepted' : 'unanswered');
    if (outcome === 'UNANSWERED' && this.#isNews(invitationId, user.id))
      this.#onReport({ kind: 'unanswered', name: user.nameKanji });
  }

  /** The member has left: nothing is waited for any more. */
  clear(): void {
    this.#sentIds.clear();
    this.#reported.clear();
    this.set(new Map());
  }

  /** Each answer is reported once, however often it is told. */
  #isNews(invitationId: string, userId: string): boolean {
    const key = `${invitationId} ${userId}`;
    if (!this.#sentIds.has(invitationId) || this.#reported.has(key)) return false;
    this.#reported.add(key);
    return true;
  }

  #note(userId: string, outcome: InvitationReport['kind']): void {
    this.set(new Map(this.getSnapshot()).set(userId, outcome));
  }
}
