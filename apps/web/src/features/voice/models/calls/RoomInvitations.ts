import type { RealtimeMessages, Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import { displayName } from '@office/client/people/displayName.ts';

type Answer = RealtimeMessages['inviteConfirmVoiceChat'];
type InvitationSettled = RealtimeMessages['voiceInvitationSettled'];

export interface InvitationReport {
  kind: 'accepted' | 'declined' | 'repliesByMessage' | 'unanswered';
  name: string;
}

/** State of the latest invitation by user id, in sending order. */
export type InvitationStates = ReadonlyMap<string, 'waiting' | InvitationReport['kind']>;

/** Sent invitations into the room by user id: accepted, declined, joined or unanswered. */
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

  answered({
    invitationId,
    user,
    accepted,
    byMessage,
  }: Pick<Answer, 'invitationId' | 'user' | 'accepted' | 'byMessage'>) {
    const refusal = byMessage ? 'repliesByMessage' : 'declined';
    const kind = accepted ? 'accepted' : refusal;
    if (!this.#isUnreported(invitationId, user.id, kind)) return;
    this.#setOutcome(user.id, kind);
    this.#onReport({ kind, name: displayName(user) });
  }

  settled({
    invitationId,
    user,
    outcome,
  }: Pick<InvitationSettled, 'invitationId' | 'user' | 'outcome'>) {
    if (!this.#sentIds.has(invitationId)) return;
    this.#setOutcome(user.id, outcome === 'JOINED' ? 'accepted' : 'unanswered');
    if (outcome === 'UNANSWERED' && this.#isUnreported(invitationId, user.id, 'unanswered'))
      this.#onReport({ kind: 'unanswered', name: displayName(user) });
  }

  clear(): void {
    this.#sentIds.clear();
    this.#reported.clear();
    this.set(new Map());
  }

  /** Prevents duplicate reports, because the server may send an answer more than once. */
  #isUnreported(invitationId: string, userId: string, kind: InvitationReport['kind']): boolean {
    const key = `${invitationId} ${userId} ${kind}`;
    if (!this.#sentIds.has(invitationId) || this.#reported.has(key)) return false;
    this.#reported.add(key);
    return true;
  }

  #setOutcome(userId: string, outcome: InvitationReport['kind']): void {
    this.set(new Map(this.getSnapshot()).set(userId, outcome));
  }
}
