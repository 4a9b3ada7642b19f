import type { RealtimeMessages, Schemas } from '@office/api';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { displayName } from '@office/client/people/displayName.ts';

export interface Person {
  userId: string;
  name: string;
  avatarUrl: string | null;
}

export interface JoinOptions {
  muted: boolean;
  /**
   * The other member of a direct call, and whether this member walks to them, as callers do.
   * `name` is shown until they have joined.
   */
  other?: { userId: string; approach: boolean; name?: string | undefined } | undefined;
  /** The called member, possibly leaving before this member has joined. */
  callee?: Person | undefined;
  /** The accepted invitation into a direct call. */
  invitationId?: string | undefined;
  /** Starts with the camera on, after a preview. Never automatic. */
  camera?: boolean | undefined;
  /** Joined by walking into the area: keeps the notice about the previous call. */
  joinedByWalking?: boolean | undefined;
  /** Returned after a page reload: the avatar stays where it is. */
  isResumed?: boolean | undefined;
  /** Number of other participants; defaults to the participants of the room. */
  expectedPeers?: number | undefined;
}

type PersonFields = Pick<Schemas['VoiceParticipant'], 'userId'> &
  Partial<Pick<Schemas['VoiceParticipant'], 'nameKanji' | 'nameLatin' | 'avatarUrl'>>;

export function personOf({
  userId,
  nameKanji = '',
  nameLatin,
  avatarUrl = null,
}: PersonFields): Person {
  return { userId, name: displayName({ nameKanji, nameLatin }), avatarUrl };
}

type Answer = RealtimeMessages['inviteConfirmVoiceChat'];

export type UnansweredReason = 'declined' | 'repliesByMessage' | 'noAnswer';

export type OutgoingCallState =
  | { status: 'idle' }
  /** The response of the server is pending. `early`: an answer that arrived before it. */
  | { status: 'inviting'; person: Person; early: Answer | null }
  | { status: 'ringing'; person: Person; room: Schemas['VoiceRoom'] };

export type OutgoingCallEvent =
  | { kind: 'asked'; person: Person }
  | { kind: 'invited'; person: Person; room: Schemas['VoiceRoom'] }
  | { kind: 'answered'; answer: Answer }
  | { kind: 'roomDeleted'; roomId: string }
  | { kind: 'stopped' };

export interface OutgoingCallDeps extends Pick<Deps, 'clock'> {
  invite(userId: string): Promise<Schemas['VoiceInvite']>;
  deleteRoom(roomId: string): void;
  onAccepted(room: Schemas['VoiceRoom'], person: Person): void;
  onUnanswered(kind: UnansweredReason, person: Person): void;
  onFailed(error: unknown, person: Person): void;
}

const idle: OutgoingCallState = { status: 'idle' };

export function nextOutgoingCall(
  before: OutgoingCallState,
  event: OutgoingCallEvent,
): OutgoingCallState {
  switch (event.kind) {
    case 'asked':
      // Ignores a repeated call to the same member.
      if (before.status !== 'idle' && before.person.userId === event.person.userId) return before;
      return { status: 'inviting', person: event.person, early: null };
    case 'invited':
      if (before.status !== 'inviting') return before;
      return { status: 'ringing', person: event.person, room: event.room };
    case 'answered':
      if (before.status === 'idle' || before.person.userId !== event.answer.user.id) return before;
      if (before.status === 'inviting') return { ...before, early: event.answer };
      return before.room.id === event.answer.roomId ? idle : before;
    case 'roomDeleted':
      return before.status === 'ringing' && before.room.id === event.roomId ? idle : before;
    case 'stopped':
      return idle;
  }
}

export class OutgoingCall extends Store<OutgoingCallState> {
  readonly #deps: OutgoingCallDeps;
  #cancelExpiry: (() => void) | null = null;

  constructor(deps: OutgoingCallDeps) {
    super(idle);
    this.#deps = deps;
  }

  async ask(callee: Person): Promise<void> {
    const person = { ...callee };
    this.#dispatch({ kind: 'asked', person });
    const current = () => {
      const state = this.getSnapshot();
      return state.status === 'inviting' && state.person === person ? state : null;
    };
    if (!current()) return;
    try {
      const { room, users, invitation } = await this.#deps.invite(person.userId);
      const inviting = current();
      if (!inviting) return this.#deps.deleteRoom(room.id);
      const [user] = users;
      const known = user ? { name: displayName(user), avatarUrl: user.avatarUrl } : {};
      this.#dispatch({ kind: 'invited', person: { ...person, ...known }, room });
      this.#expireAt(Date.parse(invitation.expiresAt));
      if (inviting.early) this.answered(inviting.early);
    } catch (error) {
      if (!current()) return;
      this.#dispatch({ kind: 'stopped' });
      this.#deps.onFailed(error, person);
    }
  }

  answered(answer: Answer): void {
    const before = this.getSnapshot();
    this.#dispatch({ kind: 'answered', answer });
    if (before.status !== 'ringing' || this.getSnapshot().status !== 'idle') return;
    const { room, person } = before;
    if (answer.accepted) this.#deps.onAccepted(room, person);
    else this.#deps.onUnanswered(answer.byMessage ? 'repliesByMessage' : 'declined', person);
  }

  roomDeleted(roomId: string): void {
    this.#dispatch({ kind: 'roomDeleted', roomId });
  }

  cancel(): void {
    const before = this.getSnapshot();
    this.#dispatch({ kind: 'stopped' });
    if (before.status === 'ringing') this.#deps.deleteRoom(before.room.id);
  }

  override dispose(): void {
    this.cancel();
  }

  #expireAt(expiresAt: number): void {
    const { clock, onUnanswered } = this.#deps;
    this.#cancelExpiry = clock.schedule(
      () => {
        const state = this.getSnapshot();
        if (state.status !== 'ringing') return;
        this.cancel();
        onUnanswered('noAnswer', state.person);
      },
      Math.max(0, expiresAt - clock.now()),
    );
  }

  #dispatch(event: OutgoingCallEvent): void {
    const before = this.getSnapshot();
    const next = nextOutgoingCall(before, event);
    if (next === before) return;
    if (before.status === 'ringing') this.#cancelExpiry?.();
    this.set(next);
  }
}
