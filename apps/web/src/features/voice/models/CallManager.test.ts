import type { Schemas } from '@office/api';
import { describe, expect, it, vi } from 'vitest';
import { FakeClock, settle } from '../rtc/fakes.ts';
import { invitationMs, CallManager } from './CallManager.ts';
import type { CallEndReason, CallState, VoiceCall } from './VoiceCall.ts';

const roomOf = (id: string, kind: Schemas['VoiceRoomKind'] = 'OWN') =>
  ({ id, kind, name: id, names: null, canInvite: true }) as Schemas['VoiceRoom'];

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
    expiresAt: new Date(invitationMs).toISOString(),
  }) satisfies Schemas['VoiceInvitation'];

function setUp(myUserId = 'aoi') {
  const clock = new FakeClock();
  const onNews = vi.fn();
  const onJoin = vi.fn();
  const onLeave = vi.fn();
  const enterRoom = vi.fn(async () => {});
  const started: { roomId: string; wishes: object; end(reason: CallEndReason): void }[] = [];
  const calls = {
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
  const voice = new CallManager({
    calls,
    myUserId,
    onNews,
    onJoin,
    onLeave,
    enterRoom,
    schedule: clock.schedule,
    now: clock.now,
    beginsMuted: () => false,
    nameOf: ({ roomName }) => roomName,
    startCall(room, wishes, onEnd) {
      started.push({ roomId: room.id, wishes, end: onEnd });
      const participants = [{ participantId: 'p', ...renRef, userId: 'ren' }];
      const state = { room, muted: wishes.muted, participants } as unknown as CallState;
      return {
        subscribe: () => () => {},
        getSnapshot: () => state,
        leave: () => onEnd('left'),
      } as unknown as VoiceCall;
    },
  });
  return { voice, clock, calls, onNews, onJoin, onLeave, enterRoom, started };
}

const answer = (accepted: boolean, roomId = 'd1') => ({
  invitationId: `i-${roomId}`,
  roomId,
  user: renRef,
  accepted,
});

describe('calling someone', () => {
  it('joins the room of the two once they say yes', async () => {
    const { voice, started, onJoin } = setUp();
    await voice.ask(ren, { faceToFace: true });
    expect(voice.getSnapshot().calling).toMatchObject({ name: '高橋 蓮', roomId: 'd1' });
    voice.answered(answer(true));
    expect(voice.getSnapshot().calling).toBeNull();
    expect(started).toMatchObject([{ roomId: 'd1', wishes: { muted: false, faceToFace: true } }]);
    expect(onJoin).toHaveBeenCalledOnce();
  });

  it('says when they decline', async () => {
    const { voice, onNews, started } = setUp();
    await voice.ask(ren, { faceToFace: false });
    voice.answered(answer(false));
    expect(onNews).toHaveBeenCalledExactlyOnceWith({ kind: 'declined', name: '高橋 蓮' });
    expect(started).toEqual([]);
  });

  it('takes the room back when nobody answers, and when one thinks better of it', async () => {
    const { voice, clock, calls, onNews } = setUp();
    await voice.ask(ren, { faceToFace: false });
    clock.pass(invitationMs);
    expect(onNews).toHaveBeenCalledExactlyOnceWith({ kind: 'noAnswer', name: '高橋 蓮' });
    await voice.ask(ren, { faceToFace: false });
    voice.cancelCalling();
    expect(calls.deleteRoom).toHaveBeenCalledTimes(2);
    voice.answered(answer(true));
    expect(voice.call).toBeNull();
  });

  it('takes it back also when the server answers after that', async () => {
    const { voice, calls } = setUp();
    const asked = voice.ask(ren, { faceToFace: false });
    voice.cancelCalling();
    await asked;
    expect(calls.deleteRoom).toHaveBeenCalledExactlyOnceWith('d1');
    expect(voice.getSnapshot().calling).toBeNull();
  });

  it('hears an answer that overtakes the server’s own', async () => {
    const { voice, started } = setUp();
    const asked = voice.ask(ren, { faceToFace: false });
    voice.answered(answer(true));
    await asked;
    expect(started).toMatchObject([{ roomId: 'd1' }]);
  });

  it('says why it was refused', async () => {
    const { voice, calls, onNews } = setUp();
    const error = new Error('offline');
    calls.invite.mockRejectedValueOnce(error);
    await voice.ask(ren, { faceToFace: false });
    expect(onNews).toHaveBeenCalledExactlyOnceWith({ kind: 'failed', error });
    expect(voice.getSnapshot().calling).toBeNull();
  });

  it.each([
    ['aoi', 'aoi waits for ren', 0],
    ['sota', 'sota answers ren', 1],
  ])('of two who call each other one call counts: %s', async (me, _, confirmed) => {
    const { voice, calls } = setUp(me);
    await voice.ask(ren, { faceToFace: false });
    voice.invited(invitationFrom('ren', 'd2'));
    await settle();
    expect(calls.confirm).toHaveBeenCalledTimes(confirmed);
    expect(voice.getSnapshot().invites).toEqual([]);
    expect(voice.room?.id).toBe(confirmed ? 'd2' : undefined);
  });
});

describe('being asked', () => {
  it('joins after a yes, and leaves the room before', async () => {
    const { voice, calls, started, onLeave } = setUp();
    voice.join(roomOf('before'));
    voice.invited(invitationFrom('ren', 'd2'));
    expect(voice.getSnapshot().invites).toMatchObject([{ id: 'i-d2', roomName: null }]);
    await voice.accept('i-d2');
    expect(calls.confirm).toHaveBeenCalledExactlyOnceWith({ invitationId: 'i-d2', accepted: true });
    expect(started.map(({ roomId }) => roomId)).toEqual(['before', 'd2']);
    expect(onLeave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'before' }));
  });

  it('declines', async () => {
    const { voice, calls } = setUp();
    voice.invited(invitationFrom('ren', 'd2'));
    await voice.decline('i-d2');
    expect(calls.confirm).toHaveBeenCalledExactlyOnceWith({
      invitationId: 'i-d2',
      accepted: false,
    });
    expect(voice.getSnapshot().invites).toEqual([]);
  });

  it('ends by itself, by the caller’s hand, and by an answer in another tab', () => {
    const { voice, clock, onNews } = setUp();
    voice.invited(invitationFrom('ren', 'd2'));
    voice.deleted('d2');
    expect(onNews).toHaveBeenCalledExactlyOnceWith({ kind: 'cancelled', name: 'ren' });
    voice.invited(invitationFrom('ren', 'd3'));
    voice.answered({ ...answer(true, 'd3'), user: { id: 'aoi', nameKanji: '', avatarUrl: null } });
    expect(voice.getSnapshot().invites).toEqual([]);
    voice.invited(invitationFrom('ren', 'd4'));
    clock.pass(invitationMs);
    expect(voice.getSnapshot().invites).toEqual([]);
    expect(voice.call).toBeNull();
  });

  it('into a room is for those who are named', () => {
    const { voice } = setUp();
    const invitation = invitationFrom('ren', 'r1', 'OWN');
    voice.invited(invitation, ['mei']);
    expect(voice.getSnapshot().invites).toEqual([]);
    voice.invited(invitation, ['mei', 'aoi']);
    expect(voice.getSnapshot().invites).toMatchObject([{ roomName: '雑談' }]);
  });

  it('by a wave asks in turn, or joins the room that the scene names', async () => {
    const { voice, calls, enterRoom } = setUp();
    voice.waved(ren, null);
    await voice.accept('ren');
    expect(calls.invite).toHaveBeenCalledExactlyOnceWith({ userId: 'ren' });
    voice.cancelCalling();
    voice.waved(ren, 'scene-room');
    await voice.accept('ren');
    expect(enterRoom).toHaveBeenCalledExactlyOnceWith('scene-room');
  });
});

describe('a call', () => {
  it('that ends is told with its reason, one’s own wish is not', () => {
    const { voice, started, onNews } = setUp();
    voice.join(roomOf('r1'));
    started[0]?.end('deleted');
    expect(onNews).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'ended', reason: 'deleted' }),
    );
    expect(voice.getSnapshot().call).toBeNull();
    voice.join(roomOf('r2'));
    voice.leave();
    expect(onNews).toHaveBeenCalledOnce();
  });

  it('is not begun twice in one room', () => {
    const { voice, started } = setUp();
    voice.join(roomOf('r1'));
    voice.join(roomOf('r1'));
    expect(started).toHaveLength(1);
  });

  it('begins once more where someone cannot be reached', async () => {
    const { voice, started, calls } = setUp();
    voice.join(roomOf('r1'), { muted: true });
    await voice.joinAgain();
    expect(started).toMatchObject([{ roomId: 'r1' }, { roomId: 'r1', wishes: { muted: true } }]);
    voice.join(roomOf('d1', 'DIRECT'));
    await voice.joinAgain();
    expect(calls.invite).toHaveBeenCalledExactlyOnceWith({ userId: 'ren' });
  });

  it('ends with the session, and nothing begins after it', async () => {
    const { voice, onLeave, started, calls } = setUp();
    voice.join(roomOf('r1'));
    const asked = voice.ask(ren, { faceToFace: false });
    voice.invited(invitationFrom('mei', 'd2'));
    voice.close();
    await asked;
    expect(onLeave).toHaveBeenCalledOnce();
    expect(calls.deleteRoom).toHaveBeenCalledExactlyOnceWith('d1');
    expect(voice.getSnapshot()).toEqual({ call: null, calling: null, invites: [] });
    voice.join(roomOf('r2'));
    expect(started).toHaveLength(1);
  });
});
