import type { Schemas } from '@office/api';
import { voiceInvitationMs } from '@office/vocabulary';
import { describe, expect, it, vi } from 'vitest';
import { Store } from '@office/client/lib/Store.ts';
import { TestClock } from '@office/client/lib/testDeps.ts';
import type { CallParticipant } from '../rtc/PeerMesh.ts';
import { settle } from '../rtc/fakes.ts';
import { returnOfferMs, type ReturnOffer } from './AfterCall.ts';
import { CallManager, type JoinOptions } from './CallManager.ts';
import {
  joiningCall,
  nextCall,
  type CallEndReason,
  type CallRoom,
  type CallState,
} from './callState.ts';
import type { VoiceCall } from './VoiceCall.ts';

const roomOf = (id: string, kind: Schemas['VoiceRoomKind'] = 'OWN') =>
  ({
    id,
    kind,
    name: id,
    names: null,
    canInvite: true,
    participants: [],
  }) as unknown as Schemas['VoiceRoom'];

const ren = { userId: 'ren', name: '高橋 蓮', avatarUrl: null };
const renRef = { id: 'ren', nameKanji: '高橋 蓮', avatarUrl: null };

const invitationFrom = (id: string, roomId: string, kind: Schemas['VoiceRoomKind'] = 'DIRECT') =>
  ({
    invitationId: `i-${roomId}`,
    roomId,
    roomName: '雑談',
    roomNames: null,
    kind,
    floorId: null,
    inviter: { id, nameKanji: id, avatarUrl: null },
    expiresAt: new Date(voiceInvitationMs).toISOString(),
  }) satisfies Schemas['VoiceInvitation'];

/** A call that stands, with ren in it. */
class FakeCall extends Store<CallState> {
  constructor(room: CallRoom, { muted }: JoinOptions) {
    const participants = [
      { participantId: 'p', ...ren, nameKanji: ren.name } as unknown as CallParticipant,
    ];
    super({ ...joiningCall(room, 0), muted, participants } as CallState);
  }

  end(reason: CallEndReason): void {
    this.set(nextCall(this.getSnapshot(), { kind: 'ended', reason }, 0));
  }

  leave(): void {
    this.end('left');
  }
}

function setUp(myUserId = 'aoi') {
  const clock = new TestClock();
  const onNotice = vi.fn();
  const onJoin = vi.fn();
  const onLeave = vi.fn();
  const returnToMeeting = vi.fn();
  const started: { roomId: string; options: object; end(reason: CallEndReason): void }[] = [];
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
      started.push({ roomId: room.id, options, end: (reason) => call.end(reason) });
      return call as unknown as VoiceCall;
    },
  });
  return { calls, clock, api, onNotice, onJoin, onLeave, returnToMeeting, started };
}

const answer = (accepted: boolean, roomId = 'd1') => ({
  invitationId: `i-${roomId}`,
  roomId,
  user: renRef,
  accepted,
});

describe('calling someone', () => {
  it('joins the room of the two once they say yes', async () => {
    const { calls, started, onJoin } = setUp();
    await calls.ask(ren);
    expect(calls.getSnapshot().outgoing).toMatchObject({
      status: 'ringing',
      person: { name: '高橋 蓮' },
      room: { id: 'd1' },
    });
    calls.answered(answer(true));
    expect(calls.getSnapshot().outgoing).toEqual({ status: 'idle' });
    expect(started).toMatchObject([{ roomId: 'd1', options: { muted: false } }]);
    expect(onJoin).toHaveBeenCalledOnce();
  });

  it('rings once, however often it is pressed', async () => {
    const { calls, api, started } = setUp();
    await Promise.all([calls.ask(ren), calls.ask(ren)]);
    await calls.ask(ren);
    expect(api.invite).toHaveBeenCalledOnce();
    expect(api.deleteRoom).not.toHaveBeenCalled();
    calls.answered(answer(true));
    expect(started).toMatchObject([{ roomId: 'd1' }]);
  });

  it('answers one who is calling already', async () => {
    const { calls, api, started } = setUp();
    calls.invitations.invited(invitationFrom('ren', 'r7'));
    await calls.ask(ren);
    expect(api.invite).not.toHaveBeenCalled();
    expect(started).toMatchObject([{ roomId: 'r7' }]);
  });

  it('says when they decline', async () => {
    const { calls, started } = setUp();
    await calls.ask(ren);
    calls.answered(answer(false));
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'declined', person: ren });
    expect(started).toEqual([]);
  });

  it('takes the room back when nobody answers, and when one thinks better of it', async () => {
    const { calls, clock, api } = setUp();
    await calls.ask(ren);
    clock.advance(voiceInvitationMs);
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'noAnswer', person: ren });
    await calls.ask(ren);
    calls.cancelOutgoing();
    expect(api.deleteRoom).toHaveBeenCalledTimes(2);
    calls.answered(answer(true));
    expect(calls.call).toBeNull();
  });

  it('takes it back also when the server answers after that', async () => {
    const { calls, api } = setUp();
    const asked = calls.ask(ren);
    calls.cancelOutgoing();
    await asked;
    expect(api.deleteRoom).toHaveBeenCalledExactlyOnceWith('d1');
    expect(calls.getSnapshot().outgoing).toEqual({ status: 'idle' });
  });

  it('hears an answer that overtakes the server’s own', async () => {
    const { calls, started } = setUp();
    const asked = calls.ask(ren);
    calls.answered(answer(true));
    await asked;
    expect(started).toMatchObject([{ roomId: 'd1' }]);
  });

  it('says why it was refused', async () => {
    const { calls, api, onNotice } = setUp();
    const error = new Error('offline');
    api.invite.mockRejectedValueOnce(error);
    await calls.ask(ren);
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'failed', error });
    expect(calls.getSnapshot().outgoing).toEqual({ status: 'idle' });
  });

  it.each([
    ['aoi', 'aoi waits for ren', 0],
    ['sota', 'sota answers ren', 1],
  ])('of two who call each other one call counts: %s', async (me, _, confirmed) => {
    const { calls, api } = setUp(me);
    await calls.ask(ren);
    calls.invitations.invited(invitationFrom('ren', 'd2'));
    await settle();
    expect(api.confirm).toHaveBeenCalledTimes(confirmed);
    expect(calls.getSnapshot().invitations).toEqual([]);
    expect(calls.room?.id).toBe(confirmed ? 'd2' : undefined);
  });
});

describe('being asked', () => {
  it('joins after a yes, and leaves the room before', async () => {
    const { calls, api, started, onLeave } = setUp();
    calls.join(roomOf('before'));
    calls.invitations.invited(invitationFrom('ren', 'd2'));
    expect(calls.getSnapshot().invitations).toMatchObject([{ id: 'i-d2', roomName: null }]);
    await calls.invitations.accept('i-d2');
    expect(api.confirm).toHaveBeenCalledExactlyOnceWith({ invitationId: 'i-d2', accepted: true });
    expect(started.map(({ roomId }) => roomId)).toEqual(['before', 'd2']);
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'before' }),
      'left',
    );
  });

  it('is over by the caller’s hand, and by an answer in another tab', () => {
    const { calls } = setUp();
    calls.invitations.invited(invitationFrom('ren', 'd2'));
    calls.roomDeleted('d2');
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'missed', person: { name: 'ren' } });
    calls.dismissAfter();
    calls.invitations.invited(invitationFrom('ren', 'd3'));
    calls.answered({ ...answer(true, 'd3'), user: { id: 'aoi', nameKanji: '', avatarUrl: null } });
    expect(calls.getSnapshot()).toMatchObject({ invitations: [], after: null });
    expect(calls.call).toBeNull();
  });

  it('by a wave asks in turn, or joins the room that the scene names', async () => {
    const { calls, api } = setUp();
    calls.invitations.waved(ren, null);
    await calls.invitations.accept('ren');
    expect(api.invite).toHaveBeenCalledExactlyOnceWith({ userId: 'ren' });
    calls.cancelOutgoing();
    calls.invitations.waved(ren, 'scene-room');
    await calls.invitations.accept('ren');
    expect(api.room).toHaveBeenCalledExactlyOnceWith('scene-room');
    expect(calls.room?.id).toBe('scene-room');
  });
});

describe('a call', () => {
  it('that ends is told with its reason, one’s own wish is not', () => {
    const { calls, started, onNotice } = setUp();
    calls.join(roomOf('r1'));
    started[0]?.end('deleted');
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'ended', reason: 'deleted' }),
    );
    expect(calls.getSnapshot().call).toBeNull();
    calls.join(roomOf('r2'));
    calls.leave();
    expect(onNotice).toHaveBeenCalledOnce();
  });

  it('is not begun twice in one room', () => {
    const { calls, started } = setUp();
    calls.join(roomOf('r1'));
    calls.join(roomOf('r1'));
    expect(started).toHaveLength(1);
  });

  it('begins once more where someone cannot be reached', async () => {
    const { calls, started, api } = setUp();
    calls.join(roomOf('r1'), { muted: true });
    await calls.joinAgain();
    expect(started).toMatchObject([{ roomId: 'r1' }, { roomId: 'r1', options: { muted: true } }]);
    calls.join(roomOf('d1', 'DIRECT'));
    await calls.joinAgain();
    expect(api.invite).toHaveBeenCalledExactlyOnceWith({ userId: 'ren' });
  });

  it('ends with the session, and nothing begins after it', async () => {
    const { calls, onLeave, started, api } = setUp();
    calls.join(roomOf('r1'));
    const asked = calls.ask(ren);
    calls.invitations.invited(invitationFrom('mei', 'd2'));
    calls.close();
    await asked;
    expect(onLeave).toHaveBeenCalledOnce();
    expect(api.deleteRoom).toHaveBeenCalledExactlyOnceWith('d1');
    expect(calls.getSnapshot()).toEqual({
      call: null,
      outgoing: { status: 'idle' },
      invitations: [],
      after: null,
    });
    calls.join(roomOf('r2'));
    expect(started).toHaveLength(1);
  });
});

describe('after a call', () => {
  it.each<[CallEndReason, Schemas['VoiceRoomKind'], object | null]>([
    ['left', 'DIRECT', { kind: 'over', reason: 'left', person: ren }],
    ['otherLeft', 'DIRECT', { kind: 'over', reason: 'otherLeft', person: ren }],
    ['outOfRange', 'DIRECT', { kind: 'over', reason: 'outOfRange', person: ren }],
    ['unanswered', 'DIRECT', { kind: 'return', reason: 'unanswered', person: ren }],
    ['unanswered', 'OWN', { kind: 'return', room: { id: 'r1' }, person: null, muted: false }],
    ['alone', 'OWN', { kind: 'return', reason: 'alone' }],
    ['left', 'OWN', null],
    ['closed', 'DIRECT', null],
    ['deleted', 'OWN', null],
  ])('that ended by %j in a room of kind %s', (reason, kind, after) => {
    const { calls, started } = setUp();
    calls.join(roomOf('r1', kind));
    started[0]?.end(reason);
    if (after) expect(calls.getSnapshot().after).toMatchObject(after);
    else expect(calls.getSnapshot().after).toBeNull();
  });

  const offer = {
    kind: 'return',
    reason: 'reloaded',
    room: { id: 'r1', kind: 'OWN', name: '雑談', meetingRoomId: null },
    person: null,
    muted: true,
    meetingId: null,
  } as const;

  it('one press leads back in for a minute, as one was', async () => {
    const { calls, clock, started } = setUp();
    calls.offerReturn(offer);
    clock.advance(returnOfferMs - 1);
    await calls.goBack(calls.getSnapshot().after as ReturnOffer);
    expect(started).toMatchObject([{ roomId: 'r1', options: { muted: true } }]);
    calls.leave();
    calls.offerReturn(offer);
    clock.advance(returnOfferMs);
    expect(calls.getSnapshot().after).toBeNull();
  });

  it('leads back into its meeting, or calls the other where nobody is there any more', async () => {
    const { calls, api, onNotice, returnToMeeting } = setUp();
    await calls.goBack({ ...offer, meetingId: 'weekly' });
    expect(returnToMeeting).toHaveBeenCalledExactlyOnceWith('weekly', { muted: true });
    await calls.goBack({ ...offer, person: ren });
    calls.cancelOutgoing();
    await calls.goBack({ ...offer, room: { ...offer.room, id: 'gone' }, person: ren });
    expect(api.invite.mock.calls).toEqual([[{ userId: 'ren' }], [{ userId: 'ren' }]]);
    await calls.goBack({ ...offer, room: { ...offer.room, id: 'gone' } });
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'failed' }));
  });

  it('its page is found again by the next one', () => {
    const { calls } = setUp();
    expect(calls.ticket()).toBeNull();
    calls.join({ ...roomOf('r1', 'DIRECT'), meetingRoomId: null });
    expect(calls.ticket()).toMatchObject({ room: { id: 'r1' }, person: ren, muted: false });
    calls.closePage();
    // The server keeps the place of a talk of two.
    expect(calls.room?.id).toBe('r1');
    calls.join(roomOf('r2'));
    calls.closePage();
    expect(calls.room).toBeNull();
    expect(calls.hasClosed).toBe(true);
  });
});

it('the other one of two is known to who would rather write', async () => {
  const { calls } = setUp();
  calls.join(roomOf('r1', 'DIRECT'), { other: { userId: 'mei', approach: true } });
  expect(calls.otherUserId).not.toBeNull();
  calls.join(roomOf('r2', 'OWN'));
  expect(calls.otherUserId).toBeNull();
});

describe('people who are invited into a room', () => {
  it('report back: who comes, who does not, who has not answered', async () => {
    const { calls, api, onNotice } = setUp();
    const answers = (id: string, accepted: boolean) =>
      calls.answered({
        invitationId: 'i-r1',
        roomId: 'r1',
        user: { id, nameKanji: id, avatarUrl: null },
        accepted,
      });
    api.invite.mockResolvedValueOnce({
      invitation: invitationFrom('aoi', 'r1', 'OWN'),
      users: ['ren', 'mei', 'haru'].map((id) => ({ id, nameKanji: id, avatarUrl: null })),
      room: roomOf('r1'),
    });
    calls.join(roomOf('r1'));
    await calls.askIntoRoom(['ren', 'mei', 'haru']);
    expect([...calls.sent.getSnapshot().values()]).toEqual(['waiting', 'waiting', 'waiting']);
    answers('ren', true);
    answers('mei', false);
    answers('mei', false);
    const settles = (id: string, outcome: 'JOINED' | 'UNANSWERED', invitationId = 'i-r1') =>
      calls.sent.settled({
        invitationId,
        user: { id, nameKanji: id, avatarUrl: null },
        outcome,
      });
    settles('ren', 'JOINED');
    settles('haru', 'UNANSWERED');
    // An invitation of another tab.
    settles('haru', 'UNANSWERED', 'i-other');
    expect(onNotice.mock.calls).toEqual(
      [
        { kind: 'accepted', name: 'ren' },
        { kind: 'declined', name: 'mei' },
        { kind: 'unanswered', name: 'haru' },
      ].map((report) => [{ kind: 'invitationAnswered', report }]),
    );
    expect([...calls.sent.getSnapshot()]).toEqual([
      ['ren', 'accepted'],
      ['mei', 'declined'],
      ['haru', 'unanswered'],
    ]);
    calls.leave();
    expect(calls.sent.getSnapshot().size).toBe(0);
  });
});
