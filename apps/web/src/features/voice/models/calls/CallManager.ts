import type { RealtimeMessages, Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { displayName } from '@office/client/people/displayName.ts';
import {
  AfterCallOffer,
  isOver,
  isRoomGone,
  canReturn,
  groupReturnReasonOf,
  type ReturnOffer,
  type ResumableCall,
} from './AfterCall.ts';
import type { CallManagerDeps, Calls } from './callManagerTypes.ts';
import { expectedPeersIn } from '../call/expectedPeers.ts';
import { joinsAsListener } from '../call/joinsAsListener.ts';
import { FreeMemberWatch } from './FreeMemberWatch.ts';
import { IncomingInvitations } from './IncomingInvitations.ts';
import { OutgoingCall, personOf, type JoinOptions, type Person } from './OutgoingCall.ts';
import { RoomInvitations } from './RoomInvitations.ts';
import type { ActiveCallState } from '../call/callState.ts';
import type { VoiceCall } from '../call/VoiceCall.ts';

type Room = Schemas['VoiceRoom'];

interface Active {
  call: VoiceCall;
  room: Room;
  other: Person | null;
  otherId: string | null;
  options: JoinOptions;
}

export class CallManager extends Store<Calls> {
  readonly invitations: IncomingInvitations;
  readonly sent: RoomInvitations;
  readonly freeMembers: FreeMemberWatch;
  readonly #deps: CallManagerDeps;
  readonly #outgoing: OutgoingCall;
  readonly #afterCall: AfterCallOffer;
  #active: Active | null = null;
  #isOpen = true;
  #endedWithPage = false;

  constructor(deps: CallManagerDeps) {
    super({ call: null, outgoing: { status: 'idle' }, invitations: [], after: null });
    const { clock, api, myUserId, nameOf, onNotice } = deps;
    const onFailed = (error: unknown) => onNotice({ kind: 'failed', error });
    this.#deps = deps;
    this.#afterCall = new AfterCallOffer(clock);
    this.invitations = new IncomingInvitations({
      clock,
      myUserId,
      nameOf,
      calls: this,
      confirm: (body) => api.confirm(body),
      onMissed: (person) => this.#afterCall.show({ kind: 'missed', person }),
      onFailed,
    });
    this.sent = new RoomInvitations((report) => onNotice({ kind: 'invitationAnswered', report }));
    this.freeMembers = new FreeMemberWatch({
      clock,
      isFree: (userId) => api.isFree(userId),
      onFree: (person) => {
        if (this.calledUserId !== person.userId) this.#afterCall.show({ kind: 'free', person });
      },
    });
    this.#outgoing = new OutgoingCall({
      clock,
      invite: async (userId) => {
        const invite = await api.invite({ userId });
        this.freeMembers.stop(userId);
        return invite;
      },
      deleteRoom: (roomId) => {
        api.deleteRoom(roomId).catch(() => {
          // The room is empty: the server deletes it later.
        });
      },
      onAccepted: (room, callee) =>
        this.join(room, {
          callee,
          other: { userId: callee.userId, approach: true, name: callee.name },
        }),
      onUnanswered: (kind, person) => this.#afterCall.show({ kind, person }),
      onFailed: (error, person) => this.#onInvitingFailed(error, person),
    });
    this.invitations.subscribe(() => {
      this.#patch({
        invitations: this.invitations.getSnapshot().filter((each) => !each.isIgnored),
      });
    });
    this.#outgoing.subscribe(() => this.#patch({ outgoing: this.#outgoing.getSnapshot() }));
    this.#afterCall.subscribe(() => this.#patch({ after: this.#afterCall.getSnapshot() }));
  }

  get call(): VoiceCall | null {
    return this.#active?.call ?? null;
  }

  get endedWithPage(): boolean {
    return this.#endedWithPage;
  }

  /** The other member of a direct call, possibly not joined yet. Null in other rooms and in a group. */
  get otherUserId(): string | null {
    if (this.isGroup) return null;
    const { room, other, otherId } = this.#active ?? {};
    return room?.kind === 'DIRECT' ? (other?.userId ?? otherId ?? null) : null;
  }

  get isGroup(): boolean {
    const { call } = this.getSnapshot();
    return call?.room.kind === 'DIRECT' && call.participants.length > 1;
  }

  get room(): Room | null {
    return this.#active?.room ?? null;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isTalking(): boolean {
    const { call } = this.getSnapshot();
    return call !== null && (call.phase === 'joining' || call.occupancy.status === 'shared');
  }

  get calledUserId(): string | null {
    const { outgoing } = this.getSnapshot();
    return outgoing.status === 'idle' ? null : outgoing.person.userId;
  }

  join(room: Room, joinOptions: Partial<JoinOptions> = {}): void {
    if (!this.#isOpen || this.room?.id === room.id) return;
    this.leave();
    if (!joinOptions.joinedByWalking || this.#afterCall.getSnapshot()?.kind !== 'over')
      this.#afterCall.clear();
    const { id, kind, name: roomName, names: roomNames } = room;
    const listens = joinsAsListener(room);
    const options = {
      ...joinOptions,
      muted: listens || (joinOptions.muted ?? this.#deps.startsMuted()),
      ...(listens && { camera: false }),
      expectedPeers: joinOptions.expectedPeers ?? expectedPeersIn(room, this.#deps.myUserId),
    };
    const name = this.#deps.nameOf({ roomName, roomNames });
    const call = this.#deps.startCall({ id, kind, name }, options);
    const otherId = options.other?.userId ?? null;
    const active: Active = { call, room, other: null, otherId, options };
    this.#active = active;
    call.subscribe(() => this.#onCallChange(active));
    this.#onCallChange(active);
    this.#deps.onJoin(room, options);
  }

  async joinById(roomId: string): Promise<void> {
    try {
      this.join(await this.#deps.api.room(roomId));
    } catch (error) {
      this.#deps.onNotice({ kind: 'failed', error });
    }
  }

  /** @param how.byMessage notifies the other participants that the member continues by direct message */
  leave(how: { byMessage?: boolean } = {}): void {
    const { call } = this.getSnapshot();
    const { invitationId } = this.#active?.options ?? {};
    this.call?.leave(how);
    if (call?.phase === 'joining' && invitationId)
      void this.invitations.withdraw(invitationId, how);
  }

  async hangUp(): Promise<void> {
    const { call } = this;
    await call?.finishSpeech();
    if (call && call === this.call) this.leave();
  }

  leaveForMessages(): void {
    this.leave({ byMessage: true });
    this.#afterCall.clear();
  }

  /** A direct call of two ends when one leaves, so the other member is called again. */
  async joinAgain(): Promise<void> {
    const before = this.getSnapshot().call;
    const { room, isGroup } = this;
    if (!room || !before) return;
    const [other] = before.participants;
    this.leave();
    if (room.kind !== 'DIRECT' || isGroup) this.join(room, { muted: before.muted });
    else if (other) await this.inviteToDirectCall(personOf(other));
  }

  /** The room is created on acceptance. Accepts a pending invitation of the same member instead. */
  async inviteToDirectCall(person: Person): Promise<void> {
    if (!this.#isOpen) return;
    this.#afterCall.replaceByCall(person);
    const asks = this.invitations.callOf(person.userId);
    if (asks) return this.invitations.accept(asks.id);
    await this.#outgoing.ask(person);
  }

  /** Resolves with whether they were invited. `showsNotice`: for callers without other feedback. */
  async inviteToRoom(person: Person, { showsNotice = false } = {}): Promise<boolean> {
    const { onNotice, api } = this.#deps;
    if (!this.room) return false;
    try {
      const invite = await api.invite({ roomId: this.room.id, userIds: [person.userId] });
      this.freeMembers.stop(person.userId);
      this.sent.sent(invite);
      const names = invite.users.map((person) => displayName(person));
      if (showsNotice) onNotice({ kind: 'invited', names });
      return true;
    } catch (error) {
      this.#onInvitingFailed(error, person);
      return false;
    }
  }

  async invite(person: Person): Promise<void> {
    const { call } = this.getSnapshot();
    if (call?.participants.some(({ userId }) => userId === person.userId))
      return this.#deps.onNotice({ kind: 'alreadyTalking', name: person.name });
    if (!this.room?.canInvite) return this.inviteToDirectCall(person);
    this.#afterCall.replaceByCall(person);
    await this.inviteToRoom(person, { showsNotice: true });
  }

  notifyWhenFree(person: Person): void {
    const after = this.#afterCall.getSnapshot();
    if (after?.kind === 'busy' && after.person.userId === person.userId)
      this.#afterCall.show({ kind: 'watching', person });
    else this.#deps.onNotice({ kind: 'watchesMember', name: person.name });
    void this.freeMembers.watch(person);
  }

  cancelNotifyWhenFree({ userId }: Pick<Person, 'userId'>): void {
    const after = this.#afterCall.getSnapshot();
    if (after?.kind === 'watching' && after.person.userId === userId) this.#afterCall.dismiss();
    this.freeMembers.stop(userId);
  }

  resumableCall(): ResumableCall | null {
    const { call } = this.getSnapshot();
    if (!call || !this.#active) return null;
    const { room, other } = this.#active;
    return {
      room: { ...room, name: call.room.name },
      person: other,
      people: call.participants.map(personOf),
      expectedPeers: call.participants.length,
      muted: call.muted,
      meetingId: this.#deps.meetingId(),
    };
  }

  offerReturn(ticket: ResumableCall): void {
    if (this.#isOpen && !this.#active)
      this.#afterCall.show({ kind: 'return', reason: 'reloaded', ...ticket });
  }

  /** Muted, because nothing was pressed. Offers to return if the other member has left. */
  async resume(ticket: ResumableCall): Promise<void> {
    const { room, person, meetingId, expectedPeers } = ticket;
    if (meetingId !== null) return this.#deps.returnToMeeting(meetingId, { muted: true });
    const userId = person && (await this.#presentUserId(room.id, person));
    if (!this.#isOpen || this.#active) return;
    if (person && !userId) return this.offerReturn(ticket);
    const other = userId ? { userId, approach: false, name: nameIn(person, userId) } : undefined;
    this.join(room, { muted: true, isResumed: true, expectedPeers, other });
  }

  offersReturnTo({ id }: Pick<Room, 'id'>): boolean {
    return this.#afterCall.returnOffer?.room.id === id;
  }

  dismissAfter(): void {
    this.#afterCall.dismiss();
  }

  setAfterShown(isShown: boolean): void {
    this.#afterCall.setShown(isShown);
  }

  async rejoin(offer: ReturnOffer): Promise<void> {
    const { room, person, muted, meetingId } = offer;
    this.#afterCall.clear();
    if (meetingId !== null) return this.#deps.returnToMeeting(meetingId, { muted });
    if (!person) return this.join(room, { muted });
    const userId = await this.#presentUserId(room.id, person);
    const name = nameIn(person, userId);
    if (userId) return this.join(room, { muted, other: { userId, approach: true, name } });
    await this.inviteToDirectCall(person);
  }

  cancelOutgoing(): void {
    this.#outgoing.cancel();
  }

  /** Handles inviteConfirmVoiceChat: the answer of another member, or of this member in another tab. */
  answered(answer: RealtimeMessages['inviteConfirmVoiceChat']): void {
    if (answer.user.id === this.#deps.myUserId) {
      this.invitations.dismissAnswered(answer.invitationId);
    } else {
      this.#outgoing.answered(answer);
      this.sent.answered(answer);
      if (!answer.accepted) this.#onWithdrawn(answer);
    }
  }

  roomDeleted(roomId: string): void {
    this.invitations.roomDeleted(roomId);
    this.#outgoing.roomDeleted(roomId);
  }

  /** The server keeps the participant of a direct call for a reload, so the call can be resumed. */
  closePage(): void {
    this.cancelOutgoing();
    if (this.room?.kind !== 'DIRECT') this.call?.end('closed');
    // The page returns muted, and the others see it while it reloads.
    else void this.call?.setMuted(true);
  }

  open(): void {
    this.#isOpen = true;
  }

  close(): void {
    this.cancelOutgoing();
    this.leave();
    this.#isOpen = false;
    this.invitations.dispose();
    this.freeMembers.dispose();
    this.#afterCall.clear();
  }

  override dispose(): void {
    this.close();
  }

  /** The called member has left before this member has joined or before joining. */
  #onWithdrawn({ roomId, user, byMessage }: RealtimeMessages['inviteConfirmVoiceChat']): void {
    const { call } = this.getSnapshot();
    const isWaiting = call?.room.id === roomId && call.participants.length === 0;
    if (isWaiting && this.#active?.options.callee?.userId === user.id)
      this.call?.end(byMessage ? 'otherWrites' : 'otherLeft');
    if (byMessage) this.#afterCall.continuesByMessage(user.id);
  }

  #onInvitingFailed(error: unknown, person: Person): void {
    if (errorCode(error) === 'userAlreadyInVoiceChat')
      return this.#afterCall.show({
        kind: this.freeMembers.has(person.userId) ? 'watching' : 'busy',
        person,
      });
    this.#deps.onNotice({ kind: 'failed', error });
  }

  /** Returns the member if they are in the room, otherwise another participant. Null if the room is empty. */
  async #presentUserId(roomId: string, { userId }: Person): Promise<string | null> {
    try {
      const { participants } = await this.#deps.api.room(roomId);
      const otherIds = participants
        .map((each) => each.userId)
        .filter((id) => id !== this.#deps.myUserId);
      return otherIds.includes(userId) ? userId : (otherIds[0] ?? null);
    } catch {
      // The room is gone. A direct room is deleted once a participant leaves.
      return null;
    }
  }

  #onCallChange(active: Active): void {
    if (active !== this.#active) return;
    const state = active.call.getSnapshot();
    if (state.phase !== 'ended') {
      const [other] = state.participants;
      if (other && state.room.kind === 'DIRECT') active.other = personOf(other);
      for (const { userId } of state.participants) this.freeMembers.stop(userId);
      return this.#patch({ call: withOtherName(state, active) });
    }
    const { room } = active;
    const { callee } = active.options;
    // The room of a direct call is deleted when the called member leaves before the caller has joined.
    const reason = callee && isRoomGone(state.reason) ? 'otherLeft' : state.reason;
    const ticket = this.resumableCall();
    const remaining = this.getSnapshot().call?.participants ?? [];
    this.#active = null;
    this.#endedWithPage = reason === 'closed';
    this.sent.clear();
    this.#patch({ call: null });
    this.#deps.onLeave(room, reason);
    if (!this.#isOpen || reason === 'closed') return;
    const groupReason = groupReturnReasonOf(reason);
    if (groupReason && ticket && remaining.length > 1)
      return this.#afterCall.show({ kind: 'return', reason: groupReason, ...ticket });
    const other = active.other ?? callee;
    if (isOver(reason) && other)
      return this.#afterCall.show({ kind: 'over', reason, person: other });
    if (canReturn(reason) && ticket)
      return this.#afterCall.show({ kind: 'return', reason, ...ticket });
    if (reason !== 'left') this.#deps.onNotice({ kind: 'ended', reason, room });
  }

  #patch(change: Partial<Calls>): void {
    this.set({ ...this.getSnapshot(), ...change });
  }
}

/** The server names the room of a direct call after both members, in Japanese. */
function withOtherName(state: ActiveCallState, { other, options }: Active): ActiveCallState {
  const name = other?.name ?? options.other?.name;
  if (state.room.kind !== 'DIRECT' || !name || name === state.room.name) return state;
  return { ...state, room: { ...state.room, name } };
}

function nameIn(person: Person | null, userId: string | null): string | undefined {
  return person?.userId === userId ? person?.name : undefined;
}
