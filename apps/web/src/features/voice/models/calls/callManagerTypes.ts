import type { Schemas } from '@office/api';
import type { Deps } from '@office/client/lib/deps.ts';
import type { AfterCall } from './AfterCall.ts';
import type { ActiveCallState, CallEndReason, CallRoom } from '../call/callState.ts';
import type { IncomingInvitation } from './IncomingInvitations.ts';
import type { JoinOptions, OutgoingCallState } from './OutgoingCall.ts';
import type { InvitationReport } from './RoomInvitations.ts';
import type { VoiceCall } from '../call/VoiceCall.ts';

type Room = Schemas['VoiceRoom'];

export type CallNotice =
  | { kind: 'ended'; reason: CallEndReason; room: CallRoom }
  | ({ kind: 'invitationAnswered' } & { report: InvitationReport })
  | { kind: 'invited'; names: string[] }
  | { kind: 'watchesMember'; name: string }
  | { kind: 'alreadyTalking'; name: string }
  | { kind: 'meetingOver'; title: string }
  | { kind: 'failed'; error: unknown };

export interface Calls {
  call: ActiveCallState | null;
  outgoing: OutgoingCallState;
  /** Oldest first. Only the first is shown. */
  invitations: readonly IncomingInvitation[];
  after: AfterCall | null;
}

interface VoiceApi {
  room(roomId: string): Promise<Room>;
  invite(body: Schemas['InviteToVoiceChatRequest']): Promise<Schemas['VoiceInvite']>;
  confirm(
    body: Schemas['ConfirmVoiceInvitationRequest'],
  ): Promise<Schemas['VoiceInviteConfirmation']>;
  deleteRoom(roomId: string): Promise<void>;
  /** Whether the member is online and in no call. */
  isFree(userId: string): Promise<boolean>;
}

export interface CallManagerDeps extends Pick<Deps, 'clock'> {
  myUserId: string;
  api: VoiceApi;
  startCall(room: CallRoom, options: JoinOptions): VoiceCall;
  startsMuted(): boolean;
  nameOf(room: Pick<Schemas['VoiceInvitation'], 'roomName' | 'roomNames'>): string;
  onJoin(room: Room, options: JoinOptions): void;
  onLeave(room: Room, reason: CallEndReason): void;
  meetingId(): string | null;
  returnToMeeting(meetingId: string, how: { muted: boolean }): void;
  onNotice(notice: CallNotice): void;
}
