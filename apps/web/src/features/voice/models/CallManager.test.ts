import { voiceInvitationMs } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { settle } from '../rtc/fakes.ts';
import { invitationFrom, ren, renRef, roomOf, setUpCalls } from './testCalls.ts';

const answer = (accepted: boolean, roomId = 'd1') => ({
  invitationId: `i-${roomId}`,
  roomId,
  user: renRef,
  accepted,
});

describe('calling someone', () => {
  it('joins the room of the two once they say yes', async () => {
    const { calls, started, onJoin } = setUpCalls();
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
    const { calls, api, started } = setUpCalls();
    await Promise.all([calls.ask(ren), calls.ask(ren)]);
    await calls.ask(ren);
    expect(api.invite).toHaveBeenCalledOnce();
    expect(api.deleteRoom).not.toHaveBeenCalled();
    calls.answered(answer(true));
    expect(started).toMatchObject([{ roomId: 'd1' }]);
  });

  it('answers one who is calling already', async () => {
    const { calls, api, started } = setUpCalls();
    calls.invitations.invited(invitationFrom('ren', 'r7'));
    await calls.ask(ren);
    expect(api.invite).not.toHaveBeenCalled();
    expect(started).toMatchObject([{ roomId: 'r7' }]);
  });

  it('says when they decline', async () => {
    const { calls, started } = setUpCalls();
    await calls.ask(ren);
    calls.answered(answer(false));
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'declined', person: ren });
    expect(started).toEqual([]);
  });

  it('takes the room back when nobody answers, and when one thinks better of it', async () => {
    const { calls, clock, api } = setUpCalls();
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
    const { calls, api } = setUpCalls();
    const asked = calls.ask(ren);
    calls.cancelOutgoing();
    await asked;
    expect(api.deleteRoom).toHaveBeenCalledExactlyOnceWith('d1');
    expect(calls.getSnapshot().outgoing).toEqual({ status: 'idle' });
  });

  it('hears an answer that overtakes the server’s own', async () => {
    const { calls, started } = setUpCalls();
    const asked = calls.ask(ren);
    calls.answered(answer(true));
    await asked;
    expect(started).toMatchObject([{ roomId: 'd1' }]);
  });

  it('says why it was refused', async () => {
    const { calls, api, onNotice } = setUpCalls();
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
    const { calls, api } = setUpCalls(me);
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
    const { calls, api, started, onLeave } = setUpCalls();
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
    const { calls } = setUpCalls();
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
    const { calls, api } = setUpCalls();
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
    const { calls, started, onNotice } = setUpCalls();
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
    const { calls, started } = setUpCalls();
    calls.join(roomOf('r1'));
    calls.join(roomOf('r1'));
    expect(started).toHaveLength(1);
  });

  it('begins once more where someone cannot be reached', async () => {
    const { calls, started, api } = setUpCalls();
    calls.join(roomOf('r1'), { muted: true });
    await calls.joinAgain();
    expect(started).toMatchObject([{ roomId: 'r1' }, { roomId: 'r1', options: { muted: true } }]);
    calls.join(roomOf('d1', 'DIRECT'));
    await calls.joinAgain();
    expect(api.invite).toHaveBeenCalledExactlyOnceWith({ userId: 'ren' });
  });

  it('ends with the session, and nothing begins after it', async () => {
    const { calls, onLeave, started, api } = setUpCalls();
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

it('the other one of two is known to who would rather write', async () => {
  const { calls } = setUpCalls();
  calls.join(roomOf('r1', 'DIRECT'), { other: { userId: 'mei', approach: true } });
  expect(calls.otherUserId).not.toBeNull();
  calls.join(roomOf('r2', 'OWN'));
  expect(calls.otherUserId).toBeNull();
});
