import type { RealtimeMessages, Schemas } from '@office/api';
import type { Schedule } from '../../../lib/schedule.ts';
import { IncomingInvitations, type Invite } from './IncomingInvitations.ts';
import { OutgoingCall, type Calling } from './OutgoingCall.ts';
import type { CallEndReason, CallRoom, CallState, VoiceCall } from './VoiceCall.ts';

type Invitation = Schemas['VoiceInvitation'];

/** What the member has to be told once. */
export type CallNotice =
  | { kind: 'ended'; reason: CallEndReason; room: CallRoom }
  | { kind: 'declined' | 'noAnswer' | 'cancelled'; name: string }
  | { kind: 'invited'; names: string[] }
  | { kind: 'failed'; error: unknown };

export interface VoiceState {
  call: CallState | null;
  calling: Calling | null;
  /** The oldest first; one is shown at a time. */
  invites: readonly Invite[];
}

/** The calls of the contract that are needed; each rejects with the server's refusal. */
interface VoiceCalls {
  invite(body: Schemas['InviteToVoiceChatRequest']): Promise<Schemas['VoiceInvite']>;
  confirm(
    body: Schemas['ConfirmVoiceInvitationRequest'],
  ): Promise<Schemas['VoiceInviteConfirmation']>;
  deleteRoom(roomId: string): Promise<void>;
}

export interface JoinOptions {
  muted: boolean;
  faceToFace: boolean;
}

export interface CallManagerOptions {
  calls: VoiceCalls;
  /** Joins a room. */
  startCall(room: CallRoom, wishes: JoinOptions, onEnd: (reason: CallEndReason) => void): VoiceCall;
  /** Whether calls begin with the microphone on. */
  beginsMuted(): boolean;
  /** Joins a room of which only the scene knows. */
  enterRoom(roomId: string): Promise<void>;
  onJoin(room: Schemas['VoiceRoom'], wishes: JoinOptions): void;
  onLeave(room: Schemas['VoiceRoom']): void;
  onNews(news: CallNotice): void;
  /** A room's name in the member's language. */
  nameOf(room: Pick<Invitation, 'roomName' | 'roomNames'>): string;
  myUserId: string;
  schedule: Schedule;
  now(): number;
}

/** How long an invitation counts (contract, `inviteToVoiceChat`). */
export const invitationMs = 30_000;

/** All talking of one member on this page: whom they call, who calls them, and the room that they are in. */
export class CallManager {
  readonly #options: CallManagerOptions;
  readonly #listeners = new Set<() => void>();
  readonly #invites: IncomingInvitations;
  readonly #outgoing: OutgoingCall;
  #state: VoiceState = { call: null, calling: null, invites: [] };
  #call: VoiceCall | null = null;
  #room: Schemas['VoiceRoom'] | null = null;
  /** Of the call that goes on. */
  #faceToFace = false;
  #closed = false;

  constructor(options: CallManagerOptions) {
    this.#options = options;
    this.#invites = new IncomingInvitations({
      schedule: options.schedule,
      now: options.now,
      onChange: (invites) => this.#patch({ invites }),
    });
    this.#outgoing = new OutgoingCall({
      schedule: options.schedule,
      now: options.now,
      invite: (userId) => options.calls.invite({ userId }),
      takeBack: (roomId) => this.#takeBack(roomId),
      onChange: (calling) => this.#patch({ calling }),
      onAccepted: (room, { faceToFace }) => this.join(room, { faceToFace }),
      onOver: (kind, name) => options.onNews({ kind, name }),
      onFailed: (error) => options.onNews({ kind: 'failed', error }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): VoiceState => this.#state;

  /** The call that goes on, to be muted and the like. */
  get call(): VoiceCall | null {
    return this.#call;
  }

  /** The call is between two who stand beside each other. */
  get isFaceToFace(): boolean {
    return this.#call !== null && this.#faceToFace;
  }

  get room(): Schemas['VoiceRoom'] | null {
    return this.#room;
  }

  /** Joins a room, and leaves the one before. */
  join(room: Schemas['VoiceRoom'], wishes: Partial<JoinOptions> = {}): void {
    if (this.#closed || this.#room?.id === room.id) return;
    this.#call?.leave();
    const { muted = this.#options.beginsMuted(), faceToFace = false } = wishes;
    this.#room = room;
    this.#faceToFace = faceToFace;
    const call = this.#options.startCall(
      {
        id: room.id,
        kind: room.kind,
        name: this.#options.nameOf({ roomName: room.name, roomNames: room.names }),
      },
      { muted, faceToFace },
      (reason) => this.#ended(call, reason),
    );
    this.#call = call;
    call.subscribe(() => {
      if (call === this.#call) this.#patch({ call: call.getSnapshot() });
    });
    this.#patch({ call: call.getSnapshot() });
    this.#options.onJoin(room, { muted, faceToFace });
  }

  leave(): void {
    this.#call?.leave();
  }

  /** Once more from the start, where some cannot be reached. A room of two ends with one of them. */
  async joinAgain(): Promise<void> {
    const room = this.#room;
    const call = this.#call?.getSnapshot();
    if (!room || !call) return;
    const faceToFace = this.isFaceToFace;
    const [other] = call.participants;
    this.leave();
    if (room.kind !== 'DIRECT') this.join(room, { muted: call.muted, faceToFace });
    else if (other) {
      const { userId, nameKanji: name, avatarUrl } = other;
      await this.ask({ userId, name, avatarUrl }, { faceToFace });
    }
  }

  /** Asks someone to talk: a room for the two comes about when they say yes. */
  async ask(
    someone: { userId: string; name: string; avatarUrl: string | null },
    options: { faceToFace: boolean },
  ): Promise<void> {
    if (!this.#closed) await this.#outgoing.ask(someone, options);
  }

  /**
   * Asks people into the room that one is in. Resolves to whether they were asked.
   * @param options.tell says so; for where nothing else shows it
   */
  async askIntoRoom(userIds: string[], { tell = false } = {}): Promise<boolean> {
    if (!this.#room || userIds.length === 0) return false;
    try {
      const { users } = await this.#options.calls.invite({ roomId: this.#room.id, userIds });
      if (tell)
        this.#options.onNews({ kind: 'invited', names: users.map(({ nameKanji }) => nameKanji) });
      return true;
    } catch (error) {
      this.#options.onNews({ kind: 'failed', error });
      return false;
    }
  }

  cancelCalling(): void {
    this.#outgoing.cancel();
  }

  /**
   * inviteJoinVoiceChat, inviteUsersJoinVoiceChat
   * @param invitedIds those who are asked: those in the room are told as well
   */
  invited(invitation: Invitation, invitedIds?: readonly string[]): void {
    const { inviter, kind } = invitation;
    const { myUserId } = this.#options;
    if (this.#closed || inviter.id === myUserId) return;
    if (this.#room?.id === invitation.roomId) return;
    if (invitedIds && !invitedIds.includes(myUserId)) return;
    // Both called at once: one of the two calls counts, and both have said yes already.
    const isMutual = kind === 'DIRECT' && this.#state.calling?.userId === inviter.id;
    if (isMutual && myUserId < inviter.id) return;
    const roomName = kind === 'DIRECT' ? null : this.#options.nameOf(invitation);
    const { id: userId, nameKanji: name, avatarUrl } = inviter;
    this.#invites.add(
      {
        id: invitation.invitationId,
        inviter: { userId, name, avatarUrl },
        roomName,
        expiresAt: Date.parse(invitation.expiresAt),
      },
      invitation.roomId,
    );
    if (isMutual) void this.accept(invitation.invitationId);
  }

  /**
   * Someone near waves: there is no invitation yet.
   * @param roomId the room that the scene names; null: one comes about when both have said yes
   */
  waved(inviter: Invite['inviter'], roomId: string | null): void {
    if (this.#closed || this.#call || this.#state.calling) return;
    const expiresAt = this.#options.now() + invitationMs;
    this.#invites.add({ id: inviter.userId, inviter, roomName: null, expiresAt }, roomId);
  }

  /** inviteConfirmVoiceChat: of an invitation of one's own, or answered by one's own hand in another tab. */
  answered(answer: RealtimeMessages['inviteConfirmVoiceChat']): void {
    if (answer.user.id === this.#options.myUserId) this.#invites.take(answer.invitationId);
    else this.#outgoing.answered(answer);
  }

  /** deleteRoom of kind DIRECT: whoever called has thought better of it. */
  deleted(roomId: string): void {
    for (const { inviter } of this.#invites.takeAllInto(roomId))
      this.#options.onNews({ kind: 'cancelled', name: inviter.name });
    this.#outgoing.deleted(roomId);
  }

  async accept(id: string): Promise<void> {
    const taken = this.#invites.take(id);
    if (!taken) return;
    const { invite, roomId } = taken;
    const waved = id === invite.inviter.userId;
    if (waved && roomId !== null) return this.#options.enterRoom(roomId);
    // Whoever waved is asked in turn.
    if (waved) return this.ask(invite.inviter, { faceToFace: true });
    this.cancelCalling();
    try {
      const { room } = await this.#options.calls.confirm({ invitationId: id, accepted: true });
      if (room) this.join(room);
    } catch (error) {
      this.#options.onNews({ kind: 'failed', error });
    }
  }

  async decline(id: string): Promise<void> {
    const invite = this.#invites.take(id)?.invite;
    if (!invite || id === invite.inviter.userId) return;
    try {
      await this.#options.calls.confirm({ invitationId: id, accepted: false });
    } catch {
      // It runs out by itself; there is nothing for the member to do.
    }
  }

  open(): void {
    this.#closed = false;
  }

  /** The member is gone: nothing is left open, and what is under way comes to nothing. */
  close(): void {
    this.cancelCalling();
    this.leave();
    this.#closed = true;
    this.#invites.clear();
  }

  #ended(call: VoiceCall, reason: CallEndReason): void {
    if (call !== this.#call) return;
    const room = this.#room;
    this.#call = this.#room = null;
    this.#patch({ call: null });
    if (!room) return;
    this.#options.onLeave(room);
    if (reason !== 'left') this.#options.onNews({ kind: 'ended', reason, room });
  }

  /** A room for two that was made for nothing. */
  #takeBack(roomId: string): void {
    this.#options.calls.deleteRoom(roomId).catch(() => {
      // Nobody is in it: the server clears it away.
    });
  }

  #patch(change: Partial<VoiceState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
