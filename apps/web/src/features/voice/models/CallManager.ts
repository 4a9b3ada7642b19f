import type { RealtimeMessages, Schemas } from '@office/api';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import {
  AfterCallOffer,
  isOver,
  leadsBack,
  type AfterCall,
  type ReturnOffer,
  type Ticket,
} from './AfterCall.ts';
import type { ActiveCallState, CallEndReason, CallRoom } from './callState.ts';
import { IncomingInvitations, type IncomingInvitation } from './IncomingInvitations.ts';
import { OutgoingCall, type OutgoingCallState, type Person } from './OutgoingCall.ts';
import { RoomInvitations, type InvitationReport } from './RoomInvitations.ts';
import type { VoiceCall } from './VoiceCall.ts';

type Room = Schemas['VoiceRoom'];

/** News that the member is told once. */
export type CallNotice =
  | { kind: 'ended'; reason: CallEndReason; room: CallRoom }
  | ({ kind: 'invitationAnswered' } & { report: InvitationReport })
  | { kind: 'invited'; names: string[] }
  | { kind: 'meetingOver'; title: string }
  | { kind: 'failed'; error: unknown };

export interface Calls {
  /** The call that goes on. */
  call: ActiveCallState | null;
  outgoing: OutgoingCallState;
  /** The oldest first; one is shown at a time. */
  invitations: readonly IncomingInvitation[];
  /** The next steps after the latest call. */
  after: AfterCall | null;
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
  /** The other one of a direct talk, and whether the member walks up to them: who calls does. */
  other?: { userId: string; approach: boolean } | undefined;
  /** Begins with the camera, after a preview; never by itself. */
  camera?: boolean | undefined;
  /** By walking there: how the talk before has ended is told on. */
  walkedIn?: boolean | undefined;
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
  onLeave(room: Room, reason: CallEndReason): void;
  /** The meeting that the call is held for, and the way back into one. */
  meetingId(): string | null;
  returnToMeeting(meetingId: string, how: { muted: boolean }): void;
  onNotice(notice: CallNotice): void;
}

interface Active {
  call: VoiceCall;
  room: Room;
  /** The other one of a direct talk, once they are there; before, by their id alone. */
  other: Person | null;
  otherId: string | null;
}

/** All calls of one member on this page: the people they call, the people who call them, and one room. */
export class CallManager extends Store<Calls> {
  /** Those who ask the member to talk. */
  readonly invitations: IncomingInvitations;
  /** The invitations into the room of the call. */
  readonly sent: RoomInvitations;
  readonly #deps: CallManagerDeps;
  readonly #outgoing: OutgoingCall;
  readonly #after: AfterCallOffer;
  #active: Active | null = null;
  #isOpen = true;
  #hasClosed = false;

  constructor(deps: CallManagerDeps) {
    super({ call: null, outgoing: { status: 'idle' }, invitations: [], after: null });
    const { clock, api, myUserId, nameOf, onNotice } = deps;
    const onFailed = (error: unknown) => onNotice({ kind: 'failed', error });
    this.#deps = deps;
    this.#after = new AfterCallOffer(clock);
    this.invitations = new IncomingInvitations({
      clock,
      myUserId,
      nameOf,
      calls: this,
      confirm: (body) => api.confirm(body),
      onMissed: (person) => this.#after.show({ kind: 'missed', person }),
      onFailed,
    });
    this.sent = new RoomInvitations((report) => onNotice({ kind: 'invitationAnswered', report }));
    this.#outgoing = new OutgoingCall({
      clock,
      invite: (userId) => api.invite({ userId }),
      deleteRoom: (roomId) => {
        api.deleteRoom(roomId).catch(() => {
          // Nobody is in it: the server clears it away.
        });
      },
      onAccepted: (room, { userId }) => this.join(room, { other: { userId, approach: true } }),
      onUnanswered: (kind, person) => this.#after.show({ kind, person }),
      onFailed,
    });
    this.invitations.subscribe(() => this.#patch({ invitations: this.invitations.getSnapshot() }));
    this.#outgoing.subscribe(() => this.#patch({ outgoing: this.#outgoing.getSnapshot() }));
    this.#after.subscribe(() => this.#patch({ after: this.#after.getSnapshot() }));
  }

  /** The call that goes on, to be muted and the like. */
  get call(): VoiceCall | null {
    return this.#active?.call ?? null;
  }

  /** Whether the latest call has ended with its page. */
  get hasClosed(): boolean {
    return this.#hasClosed;
  }

  /** The other one of a direct talk, who may not be there yet; null in every other room. */
  get otherUserId(): string | null {
    const { room, other, otherId } = this.#active ?? {};
    return room?.kind === 'DIRECT' ? (other?.userId ?? otherId ?? null) : null;
  }

  get room(): Room | null {
    return this.#active?.room ?? null;
  }

  /** Whether the member is here: once they are gone nothing begins. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** A member who is alone in a room talks with nobody. */
  get isTalking(): boolean {
    const { call } = this.getSnapshot();
    return call !== null && (call.phase === 'joining' || call.occupancy.status === 'shared');
  }

  /** The one whom the member calls just now. */
  get calledUserId(): string | null {
    const { outgoing } = this.getSnapshot();
    return outgoing.status === 'idle' ? null : outgoing.person.userId;
  }

  /** Joins a room, and leaves the one before. */
  join(room: Room, wanted: Partial<JoinOptions> = {}): void {
    if (!this.#isOpen || this.room?.id === room.id) return;
    this.leave();
    if (!wanted.walkedIn || this.#after.getSnapshot()?.kind !== 'over') this.#after.dismiss();
    const { id, kind, name: roomName, names: roomNames } = room;
    const options = { ...wanted, muted: wanted.muted ?? this.#deps.startsMuted() };
    const name = this.#deps.nameOf({ roomName, roomNames });
    const call = this.#deps.startCall({ id, kind, name }, options);
    const otherId = options.other?.userId ?? null;
    const active: Active = { call, room, other: null, otherId };
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
    const { room } = this;
    if (!room || !before) return;
    const [other] = before.participants;
    this.leave();
    if (room.kind !== 'DIRECT') this.join(room, { muted: before.muted });
    else if (other) await this.ask(personOf(other));
  }

  /** Asks someone to talk: a room for the two comes about when they accept. Who has asked already is answered. */
  async ask(someone: Person): Promise<void> {
    if (!this.#isOpen) return;
    this.#after.dismiss();
    const asks = this.invitations.callOf(someone.userId);
    if (asks) return this.invitations.accept(asks.id);
    await this.#outgoing.ask(someone);
  }

  /**
   * Asks people into the room of the call. Resolves to whether they were asked.
   * @param options.tell confirms it by a notice; for places where nothing else shows it
   */
  async askIntoRoom(userIds: string[], { tell = false } = {}): Promise<boolean> {
    const { onNotice, api } = this.#deps;
    if (!this.room || userIds.length === 0) return false;
    try {
      const invite = await api.invite({ roomId: this.room.id, userIds });
      this.sent.sent(invite);
      const names = invite.users.map(({ nameKanji }) => nameKanji);
      if (tell) onNotice({ kind: 'invited', names });
      return true;
    } catch (error) {
      onNotice({ kind: 'failed', error });
      return false;
    }
  }

  /** The call that goes on, as it is found again after a reload. */
  ticket(): Ticket | null {
    const { call } = this.getSnapshot();
    if (!call || !this.#active) return null;
    const { room, other } = this.#active;
    return {
      room: { ...room, name: call.room.name },
      person: other,
      muted: call.muted,
      meetingId: this.#deps.meetingId(),
    };
  }

  /** Offers the way back into the call that the page was in before it was loaded. */
  offerReturn(ticket: Ticket): void {
    if (this.#isOpen && !this.#active)
      this.#after.show({ kind: 'return', reason: 'reloaded', ...ticket });
  }

  /** Whether the member is asked to go back into a room. */
  offersReturnTo({ id }: Pick<Room, 'id'>): boolean {
    const after = this.#after.getSnapshot();
    return after?.kind === 'return' && after.room.id === id;
  }

  dismissAfter(): void {
    this.#after.dismiss();
  }

  /** Goes back into the room that was left; where that of two is gone, the other is called. */
  async goBack(offer: ReturnOffer): Promise<void> {
    const { room, person, muted, meetingId } = offer;
    this.#after.dismiss();
    if (meetingId !== null) return this.#deps.returnToMeeting(meetingId, { muted });
    if (!person) return this.join(room, { muted });
    try {
      const { participants } = await this.#deps.api.room(room.id);
      const other = { userId: person.userId, approach: true };
      if (participants.length > 0) return this.join(room, { muted, other });
    } catch {
      // The room is gone, as is that of two once one of them has left it.
    }
    await this.ask(person);
  }

  cancelOutgoing(): void {
    this.#outgoing.cancel();
  }

  /** Takes an answer, inviteConfirmVoiceChat: someone else's, or the member's own in another tab. */
  answered(answer: RealtimeMessages['inviteConfirmVoiceChat']): void {
    if (answer.user.id === this.#deps.myUserId) {
      this.invitations.answeredElsewhere(answer.invitationId);
    } else {
      this.#outgoing.answered(answer);
      this.sent.answered(answer);
    }
  }

  /** Takes deleteRoom: the caller has cancelled their call. */
  roomDeleted(roomId: string): void {
    this.invitations.roomDeleted(roomId);
    this.#outgoing.roomDeleted(roomId);
  }

  /** The page is closed or reloaded: a talk of two may go on after that, for which the server keeps the place. */
  closePage(): void {
    this.cancelOutgoing();
    if (this.room?.kind !== 'DIRECT') this.call?.end('closed');
  }

  open(): void {
    this.#isOpen = true;
  }

  /** Ends everything for a member who is gone; `open` takes it back. */
  close(): void {
    this.cancelOutgoing();
    this.leave();
    this.#isOpen = false;
    this.invitations.dispose();
    this.#after.dismiss();
  }

  override dispose(): void {
    this.close();
  }

  #onCallChange(active: Active): void {
    if (active !== this.#active) return;
    const state = active.call.getSnapshot();
    if (state.phase !== 'ended') {
      const [other] = state.participants;
      if (other && state.room.kind === 'DIRECT') active.other = personOf(other);
      return this.#patch({ call: state });
    }
    const { room } = active;
    const { reason } = state;
    const ticket = this.ticket();
    this.#active = null;
    this.#hasClosed = reason === 'closed';
    this.sent.clear();
    this.#patch({ call: null });
    this.#deps.onLeave(room, reason);
    if (!this.#isOpen || reason === 'closed') return;
    if (isOver(reason) && active.other)
      return this.#after.show({ kind: 'over', reason, person: active.other });
    if (leadsBack(reason) && ticket) return this.#after.show({ kind: 'return', reason, ...ticket });
    if (reason !== 'left') this.#deps.onNotice({ kind: 'ended', reason, room });
  }

  #patch(change: Partial<Calls>): void {
    this.set({ ...this.getSnapshot(), ...change });
  }
}

function personOf({
  userId,
  nameKanji,
  avatarUrl,
}: ActiveCallState['participants'][number]): Person {
  return { userId, name: nameKanji, avatarUrl };
}
