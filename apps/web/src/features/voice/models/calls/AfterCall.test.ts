import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { returnOfferMs, type ReturnOffer } from './AfterCall.ts';
import type { CallEndReason } from '../call/callState.ts';
import { flushPromises } from '../../rtc/fakes.ts';
import { busy, mei, ren, roomOf, setUpCalls } from './testCalls.ts';

const directRoomWith = (...userIds: string[]) =>
  ({
    ...roomOf('r1', 'DIRECT'),
    participants: userIds.map((userId) => ({ userId })),
  }) as unknown as Schemas['VoiceRoom'];

const offer = {
  kind: 'return',
  reason: 'reloaded',
  room: roomOf('r1'),
  person: null,
  muted: true,
  meetingId: null,
} as const;

describe('AfterCallOffer', () => {
  it.each<[CallEndReason, Schemas['VoiceRoomKind'], object | null]>([
    ['left', 'DIRECT', { kind: 'over', reason: 'left', person: ren }],
    ['otherLeft', 'DIRECT', { kind: 'over', reason: 'otherLeft', person: ren }],
    ['otherWrites', 'DIRECT', { kind: 'over', reason: 'otherWrites', person: ren }],
    ['outOfRange', 'DIRECT', { kind: 'over', reason: 'outOfRange', person: ren }],
    ['otherFloor', 'DIRECT', { kind: 'over', reason: 'otherFloor', person: ren }],
    ['unanswered', 'DIRECT', { kind: 'return', reason: 'unanswered', person: ren }],
    ['unanswered', 'OWN', { kind: 'return', room: { id: 'r1' }, person: null, muted: false }],
    ['alone', 'OWN', { kind: 'return', reason: 'alone' }],
    ['left', 'OWN', null],
    ['closed', 'DIRECT', null],
    ['deleted', 'OWN', null],
  ])(
    'offers the next step after a call that ended by %j in a room of kind %s',
    (reason, kind, after) => {
      const { calls, started } = setUpCalls();
      calls.join(roomOf('r1', kind));
      started[0]?.end(reason);
      if (after) expect(calls.getSnapshot().after).toMatchObject(after);
      else expect(calls.getSnapshot().after).toBeNull();
    },
  );

  it.each<[CallEndReason, string]>([
    ['left', 'leftGroup'],
    ['outOfRange', 'outOfRangeGroup'],
    ['otherFloor', 'otherFloorGroup'],
  ])('offers to return to a direct call that others continue after %s', async (reason, shown) => {
    const { calls, api, started } = setUpCalls();
    calls.join(roomOf('r1', 'DIRECT'));
    started[0]?.meet(ren, mei);
    started[0]?.end(reason);
    const { after } = calls.getSnapshot();
    expect(after).toMatchObject({ kind: 'return', reason: shown, people: [ren, mei] });
    api.room.mockResolvedValueOnce(directRoomWith('mei', 'ren'));
    await calls.rejoin(after as ReturnOffer);
    const options = { other: { userId: 'ren', approach: true } };
    expect(started[1]).toMatchObject({ roomId: 'r1', options });
  });

  it('returns to a remaining participant when the other member has left', async () => {
    const { calls, api, started } = setUpCalls();
    api.room.mockResolvedValueOnce(directRoomWith('aoi', 'mei'));
    await calls.rejoin({ ...offer, reason: 'leftGroup', person: ren });
    const options = { other: { userId: 'mei', approach: true } };
    expect(started[0]).toMatchObject({ roomId: 'r1', options });
  });

  it('calls the other member if only this member is in the room', async () => {
    const { calls, api, started } = setUpCalls();
    api.room.mockResolvedValueOnce(directRoomWith('aoi'));
    await calls.rejoin({ ...offer, person: ren });
    expect(started).toEqual([]);
    expect(api.invite).toHaveBeenCalledExactlyOnceWith({ userId: 'ren' });
  });

  it('keeps the end of a call when the member walks into another, but not when they join by hand', () => {
    const { calls, started } = setUpCalls();
    calls.join(roomOf('r1', 'DIRECT'));
    started[0]?.end('outOfRange');
    calls.join(roomOf('area'), { joinedByWalking: true });
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'over', person: ren });
    calls.join(roomOf('r2'));
    expect(calls.getSnapshot().after).toBeNull();
  });

  it('returns to the room with the same mute state within a minute', async () => {
    const { calls, api, clock, started } = setUpCalls();
    calls.setAfterShown(true);
    calls.offerReturn(offer);
    clock.advance(returnOfferMs - 1);
    await calls.rejoin(calls.getSnapshot().after as ReturnOffer);
    expect(started).toMatchObject([{ roomId: 'r1', options: { muted: true } }]);
    expect(api.room).not.toHaveBeenCalled();
    calls.leave();
    calls.offerReturn(offer);
    clock.advance(returnOfferMs);
    expect(calls.getSnapshot().after).toBeNull();
  });

  it('returns to the meeting, or calls the other member if the room is gone', async () => {
    const { calls, api, returnToMeeting } = setUpCalls();
    await calls.rejoin({ ...offer, meetingId: 'weekly' });
    expect(returnToMeeting).toHaveBeenCalledExactlyOnceWith('weekly', { muted: true });
    await calls.rejoin({ ...offer, person: ren });
    calls.cancelOutgoing();
    await calls.rejoin({ ...offer, room: { ...offer.room, id: 'gone' }, person: ren });
    expect(api.invite.mock.calls).toEqual([[{ userId: 'ren' }], [{ userId: 'ren' }]]);
  });

  it('does not expire before it is shown', () => {
    const { calls, clock } = setUpCalls();
    calls.offerReturn(offer);
    clock.advance(2 * returnOfferMs);
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'return' });
    calls.setAfterShown(true);
    clock.advance(returnOfferMs);
    expect(calls.getSnapshot().after).toBeNull();
  });

  it('offers to return again after a notice about a free member', async () => {
    const { calls, api } = setUpCalls();
    calls.offerReturn(offer);
    api.isFree.mockResolvedValueOnce(true);
    calls.notifyWhenFree(mei);
    await flushPromises();
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'free', person: mei });
    expect(calls.offersReturnTo({ id: 'r1' })).toBe(true);
    calls.dismissAfter();
    expect(calls.getSnapshot().after).toEqual(offer);
    calls.dismissAfter();
    expect(calls.getSnapshot().after).toBeNull();
  });

  it('offers to return again after a call to a busy member', async () => {
    const { calls, api } = setUpCalls();
    calls.offerReturn(offer);
    api.invite.mockRejectedValueOnce(busy);
    await calls.inviteToDirectCall(mei);
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'busy', person: mei });
    calls.dismissAfter();
    expect(calls.getSnapshot().after).toEqual(offer);
  });

  it('replaces the offer to return by a call to the same member', async () => {
    const { calls } = setUpCalls();
    calls.offerReturn({ ...offer, person: ren });
    await calls.inviteToDirectCall(ren);
    expect(calls.getSnapshot().after).toBeNull();
  });

  const resumable = { ...offer, muted: false, expectedPeers: 2 };

  it('resumes a call after a reload, muted and with the avatar in its place', async () => {
    const { calls, started, api } = setUpCalls();
    const resumed = calls.resume(resumable);
    expect(started).toMatchObject([
      { roomId: 'r1', options: { muted: true, isResumed: true, expectedPeers: 2 } },
    ]);
    await resumed;
    expect(api.room).not.toHaveBeenCalled();
  });

  it('resumes a meeting, muted', async () => {
    const { calls, returnToMeeting } = setUpCalls();
    await calls.resume({ ...resumable, meetingId: 'weekly' });
    expect(returnToMeeting).toHaveBeenCalledExactlyOnceWith('weekly', { muted: true });
  });

  it('resumes a direct call with the other member', async () => {
    const { calls, api, started } = setUpCalls();
    api.room.mockResolvedValueOnce(directRoomWith('ren'));
    await calls.resume({ ...resumable, person: ren });
    expect(started).toMatchObject([
      { roomId: 'r1', options: { other: { userId: 'ren', approach: false } } },
    ]);
  });

  it('offers to call again instead of resuming if the other member has left', async () => {
    const { calls, api, started } = setUpCalls();
    await calls.resume({ ...resumable, room: { ...offer.room, id: 'gone' }, person: ren });
    expect(started).toEqual([]);
    expect(api.invite).not.toHaveBeenCalled();
    expect(calls.getSnapshot().after).toMatchObject({ kind: 'return', person: ren });
  });

  it('does not resume over a call that started before', async () => {
    const { calls, started } = setUpCalls();
    calls.join(roomOf('r2'));
    await calls.resume(resumable);
    expect(started.map(({ roomId }) => roomId)).toEqual(['r2']);
  });

  it('keeps a direct call when the page closes, for the next page to resume', () => {
    const { calls } = setUpCalls();
    expect(calls.resumableCall()).toBeNull();
    calls.join({ ...roomOf('r1', 'DIRECT'), meetingRoomId: null });
    expect(calls.resumableCall()).toMatchObject({ room: { id: 'r1' }, person: ren, muted: false });
    calls.closePage();
    // The server keeps the participant of a direct call.
    expect(calls.room?.id).toBe('r1');
    expect(calls.getSnapshot().call?.muted).toBe(true);
    calls.join(roomOf('r2'));
    calls.closePage();
    expect(calls.room).toBeNull();
    expect(calls.endedWithPage).toBe(true);
  });
});
