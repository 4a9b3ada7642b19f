import { OfficeError, type Schemas } from '@office/api';
import { voiceInvitationMs } from '@office/vocabulary';
import { vi } from 'vitest';
import { Store } from '@office/client/lib/Store.ts';
import { TestClock } from '@office/client/lib/testDeps.ts';
import type { CallParticipant } from '../../rtc/participants.ts';
import { CallManager } from './CallManager.ts';
import {
  joiningCall,
  nextCall,
  type CallEndReason,
  type CallRoom,
  type CallState,
} from '../call/callState.ts';
import type { JoinOptions, Person } from './OutgoingCall.ts';
import type { VoiceCall } from '../call/VoiceCall.ts';

export const roomOf = (id: string, kind: Schemas['VoiceRoomKind'] = 'OWN') =>
  ({
    id,
    kind,
    name: id,
    names: null,
    canInvite: true,
    participants: [],
  }) as unknown as Schemas['VoiceRoom'];

export const ren = { userId: 'ren', name: '高橋 蓮', avatarUrl: null };
export const mei = { userId: 'mei', name: '伊藤 芽依', avatarUrl: null };
export const busy = new OfficeError(409, {
  statusCode: 409,
  message: 'userAlreadyInVoiceChat',
  errors: 'userAlreadyInVoiceChat',
});

export const renRef = { id: 'ren', nameKanji: '高橋 蓮', avatarUrl: null };

export const invitationFrom = (
  id: string,
  roomId: string,
  kind: Schemas['VoiceRoomKind'] = 'DIRECT',
) =>
  ({
    invitationId: `i-${roomId}`,
    roomId,
    roomName: '雑談',
    roomNames: null,
    kind,
    floorId: null,
    inviter: { id, nameKanji: id, avatarUrl: null },
    participants: [],
    expiresAt: new Date(voiceInvitationMs).toISOString(),
  }) satisfies Schemas['VoiceInvitation'];

const participantsOf = (...people: Person[]) =>
  people.map(
    (each) =>
      ({ participantId: each.userId, ...each, nameKanji: each.name }) as unknown as CallParticipant,
  );

interface StartedCall {
  roomId: string;
  options: object;
  end(reason: CallEndReason): void;
  meet(...people: Person[]): void;
}

class FakeCall extends Store<CallState> {
  constructor(room: CallRoom, { muted }: JoinOptions) {
    super({ ...joiningCall(room, 0), muted, participants: participantsOf(ren) } as CallState);
  }

  meet(...people: Person[]): void {
    this.set({ ...this.getSnapshot(), participants: participantsOf(...people) } as CallState);
  }

  end(reason: CallEndReason): void {
    this.set(nextCall(this.getSnapshot(), { kind: 'ended', reason }, 0));
  }

  leave(): void {
    this.end('left');
  }

  async setMuted(muted: boolean): Promise<void> {
    this.set({ ...this.getSnapshot(), muted } as CallState);
  }
}

export function setUpCalls(myUserId = 'aoi') {
  const clock = new TestClock();
  const onNotice = vi.fn();
  const onJoin = vi.fn();
  const onLeave = vi.fn();
  const returnToMeeting = vi.fn();
  const started: StartedCall[] = [];
  const api = {
    room: vi.fn(async (roomId: string) => {
      if (roomId === 'gone') throw new Error('gone');
      return roomOf(roomId);
    }),
    invite: vi.fn(async (body: Schemas['InviteToVoiceChatRequest']) => ({
      invitation: invitationFrom(myUserId, 'd1'),
      users: [renRef],
      room: roomOf('roomId' in body ? body.roomId : 'd1', 'DIRECT'),
    })),
    confirm: vi.fn(
      async ({ accepted, invitationId }: Schemas['ConfirmVoiceInvitationRequest']) => ({
        invitationId,
        accepted,
        room: accepted ? roomOf(invitationId.slice(2)) : null,
      }),
    ),
    deleteRoom: vi.fn(async () => {}),
    isFree: vi.fn(async (_userId: string) => false),
  };
  const calls = new CallManager({
    clock,
    api,
    myUserId,
    onNotice,
    onJoin,
    onLeave,
    startsMuted: () => false,
    meetingId: () => null,
    returnToMeeting,
    nameOf: ({ roomName }) => roomName,
    startCall(room, options) {
      const call = new FakeCall(room, options);
      started.push({
        roomId: room.id,
        options,
        end: (reason) => call.end(reason),
        meet: (...people) => call.meet(...people),
      });
      return call as unknown as VoiceCall;
    },
  });
  return { calls, clock, api, onNotice, onJoin, onLeave, returnToMeeting, started };
}
