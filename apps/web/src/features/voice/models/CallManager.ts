import type { RealtimeMessages, Schemas } from '@office/api';
import { voiceInvitationMs } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { ActiveCallState, CallEndReason, CallRoom } from './callState.ts';
import { IncomingInvitations, type IncomingInvitation } from './IncomingInvitations.ts';
import { OutgoingCall, type OutgoingCallState, type Person } from './OutgoingCall.ts';
import type { VoiceCall } from './VoiceCall.ts';

type Room = Schemas['VoiceRoom'];

/** News that the member is told once. */
export type CallNotice =
  | { kind: 'ended'; reason: CallEndReason; room: CallRoom }
  | { kind: 'declined' | 'noAnswer' | 'cancelled'; name: string }
  | { kind: 'invited'; names: string[] }
  | { kind: 'meetingOver'; title: string }
  | { kind: 'failed'; error: unknown };

export interface Calls {
  /** The call that goes on. */
  call: ActiveCallState | null;
  outgoing: OutgoingCallState;
  /** The oldest first; one is shown at a time. */
  invitations: readonly IncomingInvitation[];
}

/** The calls of the contract that are needed; each rejects with the server's refusal. */
interface VoiceApi {
  room(roomId: string): Promise<Room>;
  invite(body: Schemas['InviteToVoiceChatRequest']): Promise<Schemas['VoiceInvite']>;
  confirm(
    body: Schemas['ConfirmVoiceInvitationRequest'],
  ): Promise<Schemas['VoiceInviteConfirmation']>;
  deleteRoom(roomId: string): Promise<void>;
}

export interface JoinOptions {
  muted: boolean;
  /** Two who talk standing beside each other: their distance counts. */
  faceToFace: boolean;
}

export interface CallManagerDeps extends Pick<Deps, 'clock'> {
  myUserId: string;
  api: VoiceApi;
  startCall(room: CallRoom, options: JoinOptions): VoiceCall;
  /** Whether the member wants calls to begin with the microphone off. */
  startsMuted(): boolean;
  /** A room's name in the member's language. */
  nameOf(room: Pick<Schemas['VoiceInvitation'], 'roomName' | 'roomNames'>): string;
  onJoin(room: Room, options: JoinOptions): void;
  onLeave(room: Room): void;
  onNotice(notice: CallNotice): void;
}

interface Active {
  call: VoiceCall;
  room: Room;
  faceToFace: boolean;
}

/** All calls of one member on this page: the people they call, the people who call them, and one room. */
export class CallManager extends Store<Calls> {
  readonly #deps: CallManagerDeps;
  readonly #invitations: IncomingInvitations;
  readonly #outgoing: OutgoingCall;
  #active: Active | null = null;
  #isOpen = true;

  constructor(deps: CallManagerDeps) {
    super({ call: null, outgoing: { status: 'idle' }, invitations: [] });
    const { clock, api, onNotice } = deps;
    this.#deps = deps;
    this.#invitations = new IncomingInvitations(clock);
    this.#outgoing = new OutgoingCall({
      clock,
      invite: (userId) => api.invite({ userId }),
      deleteRoom: (roomId) => {
        api.deleteRoom(roomId).catch(() => {
          // Nobody is in it: the server clears it away.
        });
      },
      onAccepted: (room, { faceToFace }) => this.join(room, { faceToFace }),
      onUnanswered: (kind, name) => onNotice({ kind, name }),
      onFailed: (error) => onNotice({ kind: 'failed', error }),
    });
    this.#invitations.subscribe(() =>
      this.#patch({ invitations: this.#invitations.getSnapshot() }),
    );
    this.#outgoing.subscribe(() => this.#patch({ outgoing: this.#outgoing.getSnapshot() }));
  }

  /** The call that goes on, to be muted and the like. */
  get call(): VoiceCall | null {
    return this.#active?.call ?? null;
  }

  /** Whether the call is between two who stand beside each other. */
  get isFaceToFace(): boolean {
    return this.#active?.faceToFace ?? false;
  }

  get room(): Room | null {
    return this.#active?.room ?? null;
  }

  /** Joins a room, and leaves the one before. */
  join(room: Room, wanted: Partial<JoinOptions> = {}): void {
    if (!this.#isOpen || this.room?.id === room.id) return;
    this.leave();
    const { id, kind, name: roomName, names: roomNames } = room;
    const { muted = this.#deps.startsMuted(), faceToFace = false } = wanted;
    const options = { muted, faceToFace };
    const name = this.#deps.nameOf({ roomName, roomNames });
    const call = this.#deps.startCall({ id, kind, name }, options);
    const active = { call, room, faceToFace };
    this.#active = active;
    call.subscribe(() => this.#onCallChange(active));
    this.#onCallChange(active);
    this.#deps.onJoin(room, options);
  }

  /** Joins a room of which only the id is known. */
  async joinById(roomId: string): Promise<void> {
    try {
      this.join(await this.#deps.api.room(roomId));
    } catch (error) {
      this.#deps.onNotice({ kind: 'failed', error });
    }
  }

  leave(): void {
    this.call?.leave();
  }

  /** Joins once more from the start, where some cannot be reached. A room of two ends with one of them. */
  async joinAgain(): Promise<void> {
    const before = this.getSnapshot().call;
    const { room, isFaceToFace: faceToFace } = this;
    if (!room || !before) return;
    const [other] = before.participants;
    this.leave();
    if (room.kind !== 'DIRECT') this.join(room, { muted: before.muted, faceToFace });
    else if (other) {
      const { userId, nameKanji: name, avatarUrl } = other;
      await this.ask({ userId, name, avatarUrl }, { faceToFace });
    }
  }

  /** Asks someone to talk: a room for the two comes about when they accept. */
  async ask(someone: Person, options: { faceToFace: boolean }): Promise<void> {
    if (this.#isOpen) await this.#outgoing.ask(someone, options);
  }

  /**
   * Asks people into the room of the call. Resolves to whether they were asked.
   * @param options.tell confirms it by a notice; for places where nothing else shows it
   */
  async askIntoRoom(userIds: string[], { tell = false } = {}): Promise<boolean> {
    const { onNotice, api } = this.#deps;
    if (!this.room || userIds.length === 0) return false;
    try {
      const { users } = await api.invite({ roomId: this.room.id, userIds });
      if (tell) onNotice({ kind: 'invited', names: users.map(({ nameKanji }) => nameKanji) });
      return true;
    } catch (error) {
      onNotice({ kind: 'failed', error });
      return false;
    }
  }

  cancelOutgoing(): void {
    this.#outgoing.cancel();
  }

  /**
   * Takes an invitation of the server: inviteJoinVoiceChat, inviteUsersJoinVoiceChat.
   * @param invitedIds those who are asked: those in the room are told as well
   */
  invited(invitation: Schemas['VoiceInvitation'], invitedIds?: readonly string[]): void {
    const { invitationId, inviter, kind, roomId } = invitation;
    const { myUserId } = this.#deps;
    if (!this.#isOpen || inviter.id === myUserId || this.room?.id === roomId) return;
    if (invitedIds && !invitedIds.includes(myUserId)) return;
    // When two call each other at once, one call counts, and both have accepted already.
    const isMutual = kind === 'DIRECT' && this.#calledUserId === inviter.id;
    if (isMutual && myUserId < inviter.id) return;
    this.#invitations.add({
      kind: 'invitation',
      id: invitationId,
      inviter: { userId: inviter.id, name: inviter.nameKanji, avatarUrl: inviter.avatarUrl },
      roomId,
      roomName: kind === 'DIRECT' ? null : this.#deps.nameOf(invitation),
      expiresAt: Date.parse(invitation.expiresAt),
    });
    if (isMutual) void this.accept(invitationId);
  }

  /**
   * Takes the wave of someone near: there is no invitation yet.
   * @param roomId the room that the scene names; null: one comes about when both have accepted
   */
  waved(inviter: Person, roomId: string | null): void {
    if (!this.#isOpen || this.#active || this.#calledUserId !== null) return;
    this.#invitations.add({
      kind: 'wave',
      id: inviter.userId,
      inviter,
      roomId,
      roomName: null,
      expiresAt: this.#deps.clock.now() + voiceInvitationMs,
    });
  }

  /** Takes an answer, inviteConfirmVoiceChat: someone else's, or the member's own in another tab. */
  answered(answer: RealtimeMessages['inviteConfirmVoiceChat']): void {
    if (answer.user.id === this.#deps.myUserId) this.#invitations.take(answer.invitationId);
    else this.#outgoing.answered(answer);
  }

  /** Takes deleteRoom: the caller has cancelled their call. */
  roomDeleted(roomId: string): void {
    for (const { inviter } of this.#invitations.takeAllInto(roomId))
      this.#deps.onNotice({ kind: 'cancelled', name: inviter.name });
    this.#outgoing.roomDeleted(roomId);
  }

  async accept(id: string): Promise<void> {
    const invitation = this.#invitations.take(id);
    if (!invitation) return;
    const { kind, roomId, inviter } = invitation;
    if (kind === 'wave' && roomId !== null) return this.joinById(roomId);
    if (kind === 'wave') return this.ask(inviter, { faceToFace: true });
    this.cancelOutgoing();
    try {
      const { room } = await this.#deps.api.confirm({ invitationId: id, accepted: true });
      if (room) this.join(room);
    } catch (error) {
      this.#deps.onNotice({ kind: 'failed', error });
    }
  }

  async decline(id: string): Promise<void> {
    if (this.#invitations.take(id)?.kind !== 'invitation') return;
    try {
      await this.#deps.api.confirm({ invitationId: id, accepted: false });
    } catch {
      // It runs out by itself; there is nothing for the member to do.
    }
  }

  open(): void {
    this.#isOpen = true;
  }

  /** Ends everything for a member who is gone; `open` takes it back. */
  close(): void {
    this.cancelOutgoing();
    this.leave();
    this.#isOpen = false;
    this.#invitations.dispose();
  }

  override dispose(): void {
    this.close();
  }

  get #calledUserId(): string | null {
    const { outgoing } = this.getSnapshot();
    return outgoing.status === 'idle' ? null : outgoing.person.userId;
  }

  #onCallChange(active: Active): void {
    if (active !== this.#active) return;
    const state = active.call.getSnapshot();
    if (state.phase !== 'ended') return this.#patch({ call: state });
    const { room } = active;
    const { reason } = state;
    this.#active = null;
    this.#patch({ call: null });
    this.#deps.onLeave(room);
    if (reason !== 'left') this.#deps.onNotice({ kind: 'ended', reason, room });
  }

  #patch(change: Partial<Calls>): void {
    this.set({ ...this.getSnapshot(), ...change });
  }
}
