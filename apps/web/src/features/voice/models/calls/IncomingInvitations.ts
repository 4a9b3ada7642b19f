import type { Schemas } from '@office/api';
import { voiceInvitationMs } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import { displayName, toNamedPerson } from '@office/client/people/displayName.ts';
import type { JoinOptions, Person } from './OutgoingCall.ts';

type Room = Schemas['VoiceRoom'];

interface InvitationBase {
  id: string;
  inviter: Person;
  roomName: string | null;
  /** Epoch ms. */
  expiresAt: number;
  /** Closed without an answer: kept until it expires at the inviter, but not shown. */
  isIgnored?: boolean;
}

export type WaitingInvitation = InvitationBase & {
  kind: 'invitation';
  roomId: string;
  /** Into a direct call that has already started: the invitee walks to the inviter. */
  isOngoing?: boolean;
  /** Names of the participants of the room, without the inviter. */
  talking?: readonly string[];
};

export type IncomingInvitation =
  WaitingInvitation | (InvitationBase & { kind: 'wave'; roomId: string | null });

interface InvitedCalls {
  readonly isOpen: boolean;
  readonly room: Pick<Room, 'id'> | null;
  readonly isTalking: boolean;
  readonly calledUserId: string | null;
  join(room: Room, how: Pick<JoinOptions, 'other' | 'invitationId'>): void;
  joinById(roomId: string): Promise<void>;
  inviteToDirectCall(person: Person): Promise<void>;
  cancelOutgoing(): void;
}

interface IncomingInvitationsDeps extends Pick<Deps, 'clock'> {
  myUserId: string;
  calls: InvitedCalls;
  confirm(
    body: Schemas['ConfirmVoiceInvitationRequest'],
  ): Promise<Schemas['VoiceInviteConfirmation']>;
  nameOf(room: Pick<Schemas['VoiceInvitation'], 'roomName' | 'roomNames'>): string;
  onMissed(caller: Person): void;
  onFailed(error: unknown): void;
}

export class IncomingInvitations extends Store<readonly IncomingInvitation[]> {
  readonly #deps: IncomingInvitationsDeps;
  readonly #cancelExpiry = new Map<string, () => void>();

  constructor(deps: IncomingInvitationsDeps) {
    super([]);
    this.#deps = deps;
  }

  /** @param invitedIds the message is also sent to members in the room */
  invited(invitation: Schemas['VoiceInvitation'], invitedIds?: readonly string[]): void {
    const { invitationId, inviter, kind, roomId, participants } = invitation;
    const others = participants.filter(({ id }) => id !== inviter.id);
    const { myUserId, calls } = this.#deps;
    if (!calls.isOpen || inviter.id === myUserId || calls.room?.id === roomId) return;
    if (invitedIds && !invitedIds.includes(myUserId)) return;
    // If two members call each other, only one call is kept, already accepted by both.
    const isMutual = kind === 'DIRECT' && calls.calledUserId === inviter.id;
    if (isMutual && myUserId < inviter.id) return;
    this.#add({
      kind: 'invitation',
      id: invitationId,
      inviter: toNamedPerson(inviter),
      roomId,
      roomName: kind === 'DIRECT' ? null : this.#deps.nameOf(invitation),
      expiresAt: Date.parse(invitation.expiresAt),
      ...(kind === 'DIRECT' && invitedIds && { isOngoing: true }),
      talking: others.map((person) => displayName(person)),
    });
    if (isMutual) void this.accept(invitationId);
  }

  /** A wave has no invitation yet. `roomId` is null if a room is created on acceptance. */
  onWave(inviter: Person, roomId: string | null): void {
    const { calls, clock } = this.#deps;
    if (!calls.isOpen || calls.isTalking || calls.calledUserId !== null) return;
    this.#add({
      kind: 'wave',
      id: inviter.userId,
      inviter,
      roomId,
      roomName: null,
      expiresAt: clock.now() + voiceInvitationMs,
    });
  }

  async accept(id: string): Promise<void> {
    const { calls, confirm, onFailed } = this.#deps;
    const invitation = this.#remove(id);
    if (!invitation) return;
    const { kind, roomId, inviter } = invitation;
    const approach = kind === 'invitation' && invitation.isOngoing === true;
    if (kind === 'wave' && roomId !== null) return calls.joinById(roomId);
    if (kind === 'wave') return calls.inviteToDirectCall(inviter);
    calls.cancelOutgoing();
    try {
      const { room } = await confirm({ invitationId: id, accepted: true });
      const other = { userId: inviter.userId, approach, name: inviter.name };
      if (room) calls.join(room, { other, ...(room.kind === 'DIRECT' && { invitationId: id }) });
    } catch (error) {
      onFailed(error);
    }
  }

  /** @param options.byMessage notifies the inviter that the member replies by direct message */
  async decline(id: string, { byMessage = false } = {}): Promise<void> {
    if (this.#remove(id)?.kind !== 'invitation') return;
    try {
      await this.#deps.confirm({
        invitationId: id,
        accepted: false,
        ...(byMessage && { byMessage }),
      });
    } catch {
      // The invitation expires automatically.
    }
  }

  /** Notifies the inviter that the member left before joining. */
  async withdraw(invitationId: string, { byMessage = false } = {}): Promise<void> {
    try {
      await this.#deps.confirm({ invitationId, accepted: false, withdrawn: true, byMessage });
    } catch {
      // The member has joined or the call has ended, so the inviter is notified by the room.
    }
  }

  ignore(id: string): void {
    this.set(
      this.getSnapshot().map((each) => (each.id === id ? { ...each, isIgnored: true } : each)),
    );
  }

  dismissAnswered(id: string): void {
    this.#remove(id);
  }

  roomDeleted(roomId: string): void {
    for (const each of this.getSnapshot()) {
      if (each.roomId !== roomId) continue;
      this.#remove(each.id);
      this.#deps.onMissed(each.inviter);
    }
  }

  callOf(userId: string): WaitingInvitation | undefined {
    return this.waiting().find((each) => each.roomName === null && each.inviter.userId === userId);
  }

  waiting(): WaitingInvitation[] {
    return this.getSnapshot().filter((each) => each.kind === 'invitation');
  }

  restore(invitations: readonly WaitingInvitation[]): void {
    const now = this.#deps.clock.now();
    for (const each of invitations) if (each.expiresAt > now) this.#add(each);
  }

  override dispose(): void {
    for (const { id } of this.getSnapshot()) this.#remove(id);
  }

  #add(invitation: IncomingInvitation): void {
    const { clock } = this.#deps;
    const { id, expiresAt } = invitation;
    this.#cancelExpiry.get(id)?.();
    const wait = Math.max(0, expiresAt - clock.now());
    this.#cancelExpiry.set(
      id,
      clock.schedule(() => this.#expire(id), wait),
    );
    const before = this.getSnapshot();
    const known = before.find((each) => each.id === id);
    const added = known?.isIgnored ? { ...invitation, isIgnored: true } : invitation;
    this.set(known ? before.map((each) => (each.id === id ? added : each)) : [...before, added]);
  }

  #remove(id: string): IncomingInvitation | undefined {
    const found = this.getSnapshot().find((each) => each.id === id);
    if (!found) return undefined;
    this.#cancelExpiry.get(id)?.();
    this.#cancelExpiry.delete(id);
    this.set(this.getSnapshot().filter((each) => each !== found));
    return found;
  }

  #expire(id: string): void {
    const expired = this.#remove(id);
    if (expired?.kind === 'invitation' && expired.roomName === null)
      this.#deps.onMissed(expired.inviter);
  }
}
