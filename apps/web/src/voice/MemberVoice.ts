import type { RealtimeMessages, Schemas } from '@office/api';
import type { Schedule } from './PeerLink.ts';
import type { CallEnd, CallRoom, CallState, VoiceCall } from './VoiceCall.ts';

type Invitation = Schemas['VoiceInvitation'];

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

/** Someone who was asked to talk and has not answered. */
export interface Calling {
  userId: string;
  name: string;
  avatarUrl: string | null;
  /** null until the server has answered. */
  roomId: string | null;
  expiresAt: number;
}

/** What the member has to be told once. */
export type VoiceNews =
  | { kind: 'ended'; reason: CallEnd; room: CallRoom }
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
export interface VoiceCalls {
  invite(body: Schemas['InviteToVoiceChatRequest']): Promise<Schemas['VoiceInvite']>;
  confirm(
    body: Schemas['ConfirmVoiceInvitationRequest'],
  ): Promise<Schemas['VoiceInviteConfirmation']>;
  deleteRoom(roomId: string): Promise<void>;
}

export interface CallWishes {
  muted: boolean;
  faceToFace: boolean;
}

export interface MemberVoiceOptions {
  calls: VoiceCalls;
  /** Joins a room. */
  startCall(room: CallRoom, wishes: CallWishes, onEnd: (reason: CallEnd) => void): VoiceCall;
  /** Whether calls begin with the microphone on. */
  beginsMuted(): boolean;
  /** Joins a room of which only the scene knows. */
  enterRoom(roomId: string): Promise<void>;
  onJoin(room: Schemas['VoiceRoom'], wishes: CallWishes): void;
  onLeave(room: Schemas['VoiceRoom']): void;
  onNews(news: VoiceNews): void;
  /** A room's name in the member's language. */
  nameOf(room: Pick<Invitation, 'roomName' | 'roomNames'>): string;
  myUserId: string;
  schedule: Schedule;
  now(): number;
}

/** How long an invitation counts (contract, `inviteToVoiceChat`). */
export const invitationMs = 30_000;

/** All talking of one member on this page: whom they call, who calls them, and the room that they are in. */
export class MemberVoice {
  readonly #options: MemberVoiceOptions;
  readonly #listeners = new Set<() => void>();
  readonly #expiries = new Map<string, () => void>();
  /** The rooms that invitations are for. */
  readonly #rooms = new Map<string, string>();
  #state: VoiceState = { call: null, calling: null, invites: [] };
  #call: VoiceCall | null = null;
  #room: Schemas['VoiceRoom'] | null = null;
  /** The room of the one who is being called. */
  #callingRoom: Schemas['VoiceRoom'] | null = null;
  /** They answered before the server's own answer was here. */
  #earlyAnswer: RealtimeMessages['inviteConfirmVoiceChat'] | null = null;
  /** Of the one who is being called, and of the call that goes on. */
  #faceToFace = false;
  #faceToFaceNow = false;
  #asked = 0;
  #closed = false;

  constructor(options: MemberVoiceOptions) {
    this.#options = options;
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
    return this.#call !== null && this.#faceToFaceNow;
  }

  get room(): Schemas['VoiceRoom'] | null {
    return this.#room;
  }

  /** Joins a room, and leaves the one before. */
  join(room: Schemas['VoiceRoom'], wishes: Partial<CallWishes> = {}): void {
    if (this.#closed || this.#room?.id === room.id) return;
    this.#call?.leave();
    const { muted = this.#options.beginsMuted(), faceToFace = false } = wishes;
    this.#room = room;
    this.#faceToFaceNow = faceToFace;
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

  /** Once more from the start, where some cannot be reached. */
  joinAgain(): void {
    const room = this.#room;
    const muted = this.#call?.getSnapshot().muted ?? true;
    const faceToFace = this.isFaceToFace;
    this.leave();
    if (room) this.join(room, { muted, faceToFace });
  }

  /** Asks someone to talk: a room for the two comes about when they say yes. */
  async ask(
    someone: { userId: string; name: string; avatarUrl: string | null },
    { faceToFace }: { faceToFace: boolean },
  ): Promise<void> {
    const asked = ++this.#asked;
    this.#faceToFace = faceToFace;
    const expiresAt = this.#options.now() + invitationMs;
    this.#patch({ calling: { ...someone, roomId: null, expiresAt } });
    try {
      const { room, users, invitation } = await this.#options.calls.invite({
        userId: someone.userId,
      });
      if (asked !== this.#asked || this.#closed) return this.#takeBack(room.id);
      const [user] = users;
      this.#patch({
        calling: {
          userId: someone.userId,
          name: user?.nameKanji ?? someone.name,
          avatarUrl: user?.avatarUrl ?? someone.avatarUrl,
          roomId: room.id,
          expiresAt: Date.parse(invitation.expiresAt),
        },
      });
      this.#expire('calling', Date.parse(invitation.expiresAt), () => this.#noAnswer());
      this.#callingRoom = room;
      const early = this.#earlyAnswer;
      if (early) this.answered(early);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#stopCalling();
      this.#options.onNews({ kind: 'failed', error });
    }
  }

  /** Asks people into the room that one is in. Resolves to whether they were asked. */
  async askIntoRoom(userIds: string[]): Promise<boolean> {
    if (!this.#room || userIds.length === 0) return false;
    try {
      const { users } = await this.#options.calls.invite({ roomId: this.#room.id, userIds });
      this.#options.onNews({ kind: 'invited', names: users.map(({ nameKanji }) => nameKanji) });
      return true;
    } catch (error) {
      this.#options.onNews({ kind: 'failed', error });
      return false;
    }
  }

  cancelCalling(): void {
    const roomId = this.#state.calling?.roomId;
    this.#stopCalling();
    if (roomId) this.#takeBack(roomId);
  }

  /**
   * inviteJoinVoiceChat, inviteUsersJoinVoiceChat
   * @param invitedIds those who are asked: those in the room are told as well
   */
  invited(invitation: Invitation, invitedIds?: readonly string[]): void {
    const { inviter, kind } = invitation;
    const { myUserId } = this.#options;
    if (inviter.id === myUserId || this.#room?.id === invitation.roomId) return;
    if (invitedIds && !invitedIds.includes(myUserId)) return;
    // Both called at once: one of the two calls counts, and both have said yes already.
    const isMutual = kind === 'DIRECT' && this.#state.calling?.userId === inviter.id;
    if (isMutual && myUserId < inviter.id) return;
    this.#show({
      id: invitation.invitationId,
      inviter: {
        userId: inviter.id,
        name: inviter.nameKanji,
        avatarUrl: inviter.avatarUrl,
      },
      roomName: kind === 'DIRECT' ? null : this.#options.nameOf(invitation),
      expiresAt: Date.parse(invitation.expiresAt),
    });
    this.#rooms.set(invitation.invitationId, invitation.roomId);
    if (isMutual) void this.accept(invitation.invitationId);
  }

  /**
   * Someone near waves: there is no invitation yet.
   * @param roomId the room that the scene names; null: one comes about when both have said yes
   */
  waved(inviter: Invite['inviter'], roomId: string | null): void {
    if (this.#call || this.#state.calling) return;
    const expiresAt = this.#options.now() + invitationMs;
    this.#show({ id: inviter.userId, inviter, roomName: null, expiresAt });
    if (roomId !== null) this.#rooms.set(inviter.userId, roomId);
  }

  /** inviteConfirmVoiceChat: of an invitation of one's own, or answered by one's own hand in another tab. */
  answered(answer: RealtimeMessages['inviteConfirmVoiceChat']): void {
    const { invitationId, roomId, user, accepted } = answer;
    if (user.id === this.#options.myUserId) return this.#drop(invitationId);
    const { calling } = this.#state;
    if (calling?.userId !== user.id) return;
    if (calling.roomId === null) this.#earlyAnswer = answer;
    if (calling.roomId !== roomId) return;
    const room = this.#callingRoom;
    this.#stopCalling();
    if (!accepted) this.#options.onNews({ kind: 'declined', name: user.nameKanji });
    else if (room) this.join(room, { faceToFace: this.#faceToFace });
  }

  /** deleteRoom of kind DIRECT: whoever called has thought better of it. */
  deleted(roomId: string): void {
    for (const [invitationId, each] of this.#rooms) {
      if (each !== roomId) continue;
      const invite = this.#state.invites.find(({ id }) => id === invitationId);
      this.#drop(invitationId);
      if (invite) this.#options.onNews({ kind: 'cancelled', name: invite.inviter.name });
    }
    if (this.#state.calling?.roomId === roomId) this.#stopCalling();
  }

  async accept(id: string): Promise<void> {
    const invite = this.#state.invites.find((each) => each.id === id);
    if (!invite) return;
    const waved = id === invite.inviter.userId;
    const roomId = this.#rooms.get(id);
    this.#drop(id);
    if (waved && roomId !== undefined) return this.#options.enterRoom(roomId);
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
    const invite = this.#state.invites.find((each) => each.id === id);
    if (!invite) return;
    this.#drop(id);
    if (id === invite.inviter.userId) return;
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
    for (const cancel of this.#expiries.values()) cancel();
    this.#expiries.clear();
    this.#patch({ invites: [] });
  }

  #ended(call: VoiceCall, reason: CallEnd): void {
    if (call !== this.#call) return;
    const room = this.#room;
    this.#call = this.#room = null;
    this.#patch({ call: null });
    if (!room) return;
    this.#options.onLeave(room);
    if (reason !== 'left') this.#options.onNews({ kind: 'ended', reason, room });
  }

  #noAnswer(): void {
    const { calling } = this.#state;
    if (!calling) return;
    this.cancelCalling();
    this.#options.onNews({ kind: 'noAnswer', name: calling.name });
  }

  #stopCalling(): void {
    this.#asked++;
    this.#callingRoom = this.#earlyAnswer = null;
    this.#forget('calling');
    if (this.#state.calling) this.#patch({ calling: null });
  }

  /** A room for two that was made for nothing. */
  #takeBack(roomId: string): void {
    this.#options.calls.deleteRoom(roomId).catch(() => {
      // Nobody is in it: the server clears it away.
    });
  }

  #show(invite: Invite): void {
    if (this.#closed) return;
    const others = this.#state.invites.filter(({ id }) => id !== invite.id);
    this.#patch({ invites: [...others, invite] });
    this.#expire(invite.id, invite.expiresAt, () => this.#drop(invite.id));
  }

  #drop(id: string): void {
    this.#forget(id);
    this.#rooms.delete(id);
    this.#patch({ invites: this.#state.invites.filter((invite) => invite.id !== id) });
  }

  #expire(name: string, at: number, task: () => void): void {
    this.#forget(name);
    const wait = Math.max(0, at - this.#options.now());
    this.#expiries.set(name, this.#options.schedule(task, wait));
  }

  #forget(name: string): void {
    this.#expiries.get(name)?.();
    this.#expiries.delete(name);
  }

  #patch(change: Partial<VoiceState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
