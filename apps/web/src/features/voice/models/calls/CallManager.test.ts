import { voiceInvitationMs } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { flushPromises } from '../../rtc/fakes.ts';
import { busy, invitationFrom, mei, ren, renRef, roomOf, setUpCalls } from './testCalls.ts';

const answer = (accepted: boolean, roomId = 'd1') => ({
  invitationId: `i-${roomId}`,
  roomId,
  user: renRef,
  accepted,
  byMessage: false,
});

describe('CallManager.ask', () => {
  it('joins the room once the invitation is accepted', async () => {
    const { calls, started, onJoin } = setUpCalls();
    await calls.inviteToDirectCall(ren);
    expect(calls.getSnapshot().outgoing).toMatchObject({
      status: 'ringing',
      person: { name: '高橋 蓮' },
      room: { id: 'd1' },
    });
    calls.answered(answer(true));
    expect(calls.getSnapshot().outgoing).toEqual({ status: 'idle' });
    expect(started).toMatchObject([{ roomId: 'd1', options: { muted: false, expectedPeers: 1 } }]);
    expect(onJoin).toHaveBeenCalledOnce();
  });

  it('invites once when called repeatedly', async () => {
    const { calls, api, started } = setUpCalls();
    await Promise.all([calls.inviteToDirectCall(ren), calls.inviteToDirectCall(ren)]);
    await calls.inviteToDirectCall(ren);
    expect(api.invite).toHaveBeenCalledOnce();
    expect(api.deleteRoom).not.toHaveBeenCalled();
    calls.answered(answer(true));
    expect(started).toMatchObject([{ roomId: 'd1' }]);
  });

  it('accepts a pending invitation of the same member', async () => {
    const { calls, api, started } = setUpCalls();
    calls.invitations.invited(invitationFrom('ren', 'r7'));
    await calls.inviteToDirectCall(ren);
    expect(api.invite).not.toHaveBeenCalled();
    expect(started).toMatchObject([{ roomId: 'r7' }]);
  });

  it('reports a declined invitation', async () => {
    const { calls, started } = setUpCalls();
    await calls.inviteToDirectCall(ren);
    calls.answered(answer(false));
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'declined', person: ren });
    expect(started).toEqual([]);
  });

  it('reports that the member replies by message', async () => {
    const { calls } = setUpCalls();
    await calls.inviteToDirectCall(ren);
    calls.answered({ ...answer(false), byMessage: true });
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'repliesByMessage', person: ren });
  });

  it('offers to wait for a member in another call, and to call them when they are available', async () => {
    const { calls, api } = setUpCalls();
    api.invite.mockRejectedValueOnce(busy);
    await calls.inviteToDirectCall(ren);
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'busy', person: ren });
    calls.notifyWhenFree(ren);
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'watching', person: ren });
    await flushPromises();
    api.isFree.mockResolvedValueOnce(true);
    calls.freeMembers.presenceChanged({ userId: 'ren' });
    await flushPromises();
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'free', person: ren });
    await calls.invite(ren);
    expect(calls.getSnapshot()).toMatchObject({ after: null, outgoing: { status: 'ringing' } });
  });

  it('cancels the notice about a busy member', async () => {
    const { calls, api } = setUpCalls();
    api.invite.mockRejectedValueOnce(busy);
    await calls.inviteToDirectCall(ren);
    calls.notifyWhenFree(ren);
    calls.cancelNotifyWhenFree(ren);
    expect(calls.getSnapshot().after).toBeNull();
    expect(calls.freeMembers.getSnapshot()).toEqual([]);
  });

  it('confirms the notice about a busy member without a preceding call', () => {
    const { calls, onNotice } = setUpCalls();
    calls.notifyWhenFree(ren);
    expect(onNotice.mock.calls).toEqual([[{ kind: 'watchesMember', name: ren.name }]]);
  });

  it('does not invite a participant of the current call', async () => {
    const { calls, api, onNotice, started } = setUpCalls();
    calls.join(roomOf('d1', 'DIRECT'));
    started[0]?.meet(ren);
    await calls.invite(ren);
    expect(api.invite).not.toHaveBeenCalled();
    expect(onNotice.mock.calls).toEqual([[{ kind: 'alreadyTalking', name: ren.name }]]);
  });

  it('keeps waiting for a member after another call that finds them busy', async () => {
    const { calls, api } = setUpCalls();
    calls.notifyWhenFree(ren);
    api.invite.mockRejectedValueOnce(busy);
    await calls.inviteToDirectCall(ren);
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'watching', person: ren });
    expect(calls.freeMembers.has('ren')).toBe(true);
    await calls.inviteToDirectCall(ren);
    expect(calls.freeMembers.has('ren')).toBe(false);
  });

  it('stops waiting for a member who joins the call of this member', () => {
    const { calls } = setUpCalls();
    calls.notifyWhenFree(ren);
    calls.join(roomOf('r1'));
    expect(calls.freeMembers.has('ren')).toBe(false);
  });

  it('offers to wait for a busy member after an invitation to the room', async () => {
    const { calls, api, started } = setUpCalls();
    calls.join(roomOf('r1'));
    api.invite.mockRejectedValueOnce(busy);
    started[0]?.meet(mei);
    await calls.invite(ren);
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'busy', person: ren });
    expect(api.invite).toHaveBeenCalledExactlyOnceWith({ roomId: 'r1', userIds: ['ren'] });
  });

  it('deletes the room when unanswered or cancelled', async () => {
    const { calls, clock, api } = setUpCalls();
    await calls.inviteToDirectCall(ren);
    clock.advance(voiceInvitationMs);
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'noAnswer', person: ren });
    await calls.inviteToDirectCall(ren);
    calls.cancelOutgoing();
    expect(api.deleteRoom).toHaveBeenCalledTimes(2);
    calls.answered(answer(true));
    expect(calls.call).toBeNull();
  });

  it('deletes the room when cancelled before the server has answered', async () => {
    const { calls, api } = setUpCalls();
    const invitation = calls.inviteToDirectCall(ren);
    calls.cancelOutgoing();
    await invitation;
    expect(api.deleteRoom).toHaveBeenCalledExactlyOnceWith('d1');
    expect(calls.getSnapshot().outgoing).toEqual({ status: 'idle' });
  });

  it('accepts an answer that arrives before the response of the server', async () => {
    const { calls, started } = setUpCalls();
    const invitation = calls.inviteToDirectCall(ren);
    calls.answered(answer(true));
    await invitation;
    expect(started).toMatchObject([{ roomId: 'd1' }]);
  });

  it('reports a rejected invitation', async () => {
    const { calls, api, onNotice } = setUpCalls();
    const error = new Error('offline');
    api.invite.mockRejectedValueOnce(error);
    await calls.inviteToDirectCall(ren);
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ kind: 'failed', error });
    expect(calls.getSnapshot().outgoing).toEqual({ status: 'idle' });
  });

  it.each([
    ['aoi', 'aoi waits for ren', 0],
    ['sota', 'sota answers ren', 1],
  ])('keeps only one call when two members call each other: %s', async (me, _, confirmed) => {
    const { calls, api } = setUpCalls(me);
    await calls.inviteToDirectCall(ren);
    calls.invitations.invited(invitationFrom('ren', 'd2'));
    await flushPromises();
    expect(api.confirm).toHaveBeenCalledTimes(confirmed);
    expect(calls.getSnapshot().invitations).toEqual([]);
    expect(calls.room?.id).toBe(confirmed ? 'd2' : undefined);
  });
});

describe('CallManager.invitations', () => {
  it('joins the room on acceptance and leaves the previous room', async () => {
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

  it('hides a closed invitation, also after a reload', () => {
    const before = setUpCalls().calls;
    before.invitations.invited(invitationFrom('ren', 'd2'));
    before.invitations.ignore('i-d2');
    expect(before.getSnapshot().invitations).toEqual([]);
    const after = setUpCalls().calls;
    after.invitations.restore(before.invitations.waiting());
    expect(after.getSnapshot().invitations).toEqual([]);
    after.roomDeleted('d2');
    expect(after.getSnapshot().after).toMatchObject({ kind: 'missed' });
  });

  it('removes an invitation that is cancelled or answered in another tab', () => {
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

  it('answers a wave with an invitation or joins the room of the scene', async () => {
    const { calls, api } = setUpCalls();
    calls.invitations.onWave(ren, null);
    await calls.invitations.accept('ren');
    expect(api.invite).toHaveBeenCalledExactlyOnceWith({ userId: 'ren' });
    calls.cancelOutgoing();
    calls.invitations.onWave(ren, 'scene-room');
    await calls.invitations.accept('ren');
    expect(api.room).toHaveBeenCalledExactlyOnceWith('scene-room');
    expect(calls.room?.id).toBe('scene-room');
  });
});

describe('a direct call that the called member leaves before joining', () => {
  const refused = { refused: 'voiceChatRoomInvalid' };

  it.each([{ byMessage: false }, { byMessage: true }])(
    'is withdrawn from the caller: %j',
    async (how) => {
      const { calls, api } = setUpCalls();
      api.confirm.mockResolvedValueOnce({
        invitationId: 'i-d2',
        accepted: true,
        room: roomOf('d2', 'DIRECT'),
      });
      calls.invitations.invited(invitationFrom('ren', 'd2'));
      await calls.invitations.accept('i-d2');
      calls.leave(how);
      expect(api.confirm).toHaveBeenLastCalledWith({
        invitationId: 'i-d2',
        accepted: false,
        withdrawn: true,
        ...how,
      });
    },
  );

  it.each([
    [false, 'otherLeft'],
    [true, 'otherWrites'],
  ])('ends for the caller, by message: %s', async (byMessage, reason) => {
    const { calls, started } = setUpCalls();
    await calls.inviteToDirectCall(ren);
    calls.answered(answer(true));
    started[0]?.meet();
    calls.answered({ ...answer(false), byMessage });
    expect(calls.call).toBeNull();
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'over', reason, person: ren });
  });

  it('ends for a caller who finds the room deleted', async () => {
    const { calls, started, onNotice } = setUpCalls();
    await calls.inviteToDirectCall(ren);
    calls.answered(answer(true));
    started[0]?.end(refused);
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'over', reason: 'otherLeft' });
    expect(onNotice).not.toHaveBeenCalled();
    calls.answered({ ...answer(false), byMessage: true });
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'over', reason: 'otherWrites' });
  });
});

describe('the active call', () => {
  it('reports why it ended, unless the member left', () => {
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

  it('is not started twice in the same room', () => {
    const { calls, started } = setUpCalls();
    calls.join(roomOf('r1'));
    calls.join(roomOf('r1'));
    expect(started).toHaveLength(1);
  });

  it('restarts when a participant is unreachable', async () => {
    const { calls, started, api } = setUpCalls();
    calls.join(roomOf('r1'), { muted: true });
    await calls.joinAgain();
    expect(started).toMatchObject([{ roomId: 'r1' }, { roomId: 'r1', options: { muted: true } }]);
    calls.join(roomOf('d1', 'DIRECT'));
    await calls.joinAgain();
    expect(api.invite).toHaveBeenCalledExactlyOnceWith({ userId: 'ren' });
  });

  it('ends with the session and prevents later calls', async () => {
    const { calls, onLeave, started, api } = setUpCalls();
    calls.join(roomOf('r1'));
    const invitation = calls.inviteToDirectCall(ren);
    calls.invitations.invited(invitationFrom('mei', 'd2'));
    calls.close();
    await invitation;
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

it('names a direct call without other participants after the other member', async () => {
  const { calls, started } = setUpCalls();
  calls.join(roomOf('青木 葵・高橋 蓮', 'DIRECT'));
  started[0]?.meet(mei);
  started[0]?.meet();
  expect(calls.getSnapshot().call?.room.name).toBe(mei.name);
});

it('returns the other member of a direct call', async () => {
  const { calls } = setUpCalls();
  calls.join(roomOf('r1', 'DIRECT'), { other: { userId: 'mei', approach: true } });
  expect(calls.otherUserId).not.toBeNull();
  calls.join(roomOf('r2', 'OWN'));
  expect(calls.otherUserId).toBeNull();
});
