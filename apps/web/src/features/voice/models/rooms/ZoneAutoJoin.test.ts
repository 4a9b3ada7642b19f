import type { Schemas } from '@office/api';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { describe, expect, it, vi } from 'vitest';
import { voiceSlotReservationMs } from '@office/vocabulary';
import { ZoneAutoJoin, type ZoneAutoJoinDeps } from './ZoneAutoJoin.ts';

const area = {
  id: 'room-a',
  kind: 'AREA',
  zoneId: 'komorebi',
  participants: [],
  limit: 1,
} as unknown as Schemas['VoiceRoom'];
const own = { id: 'room-o', kind: 'OWN', zoneId: null } as Schemas['VoiceRoom'];

const otherParticipant = { userId: 'ren' } as Schemas['VoiceParticipant'];
const full = { ...area, participants: [otherParticipant] };

function setUp(inRoom: Schemas['VoiceRoom'] | null = null, currentZone = area) {
  const calls = {
    room: inRoom,
    returning: null as string | null,
    offersReturnTo: ({ id }: Pick<Schemas['VoiceRoom'], 'id'>) => calls.returning === id,
    dismissAfter: () => void (calls.returning = null),
    join: vi.fn((room: Schemas['VoiceRoom']) => void (calls.room = room)),
    leave: vi.fn(() => {
      const { room } = calls;
      calls.room = null;
      if (room) zones.left(room, 'left');
    }),
  };
  const onFailed = vi.fn();
  const left = new Set<string>();
  const otherTab = { talks: false };
  const clock = new TestClock();
  const stop = vi.fn();
  const joinQueue = vi.fn<ZoneAutoJoinDeps['joinQueue']>(() => stop);
  const zones = new ZoneAutoJoin({
    clock,
    joinQueue,
    calls,
    onFailed,
    left,
    hasCallInOtherTab: () => otherTab.talks,
    areaRooms: async () => [currentZone],
  });
  const turn = () => joinQueue.mock.lastCall![1];
  return { calls, zones, onFailed, left, otherTab, clock, stop, waitForPlace: joinQueue, turn };
}

describe('voice area', () => {
  it('joins muted on entering and leaves on leaving', async () => {
    const { calls, zones } = setUp();
    await zones.enterArea('komorebi');
    expect(calls.join).toHaveBeenCalledExactlyOnceWith(area, {
      muted: true,
      joinedByWalking: true,
    });
    zones.leaveArea('komorebi');
    expect(calls.leave).toHaveBeenCalledOnce();
    await zones.enterArea('komorebi');
    expect(calls.join).toHaveBeenCalledTimes(2);
  });

  it('does not join while another tab holds a call', async () => {
    const { calls, zones, otherTab } = setUp();
    otherTab.talks = true;
    await zones.enterArea('komorebi');
    expect(calls.join).not.toHaveBeenCalled();
  });

  it('does not join if the member left the area before the rooms were loaded', async () => {
    const { calls, zones } = setUp();
    const entering = zones.enterArea('komorebi');
    zones.leaveArea('komorebi');
    await entering;
    expect(calls.join).not.toHaveBeenCalled();
  });

  it('does not end a call in another kind of room on entering or leaving', async () => {
    const { calls, zones } = setUp(own);
    await zones.enterArea('komorebi');
    zones.leaveArea('komorebi');
    expect(calls.join).not.toHaveBeenCalled();
    expect(calls.leave).not.toHaveBeenCalled();
  });

  it('ignores an unknown area', async () => {
    const { calls, zones, onFailed } = setUp();
    await zones.enterArea('elsewhere');
    expect(calls.join).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  });
});

describe('voice area left manually', () => {
  it('does not join again until the member leaves the area and enters it again', async () => {
    const { calls, zones } = setUp();
    await zones.enterArea('komorebi');
    calls.leave();
    await zones.enterArea('komorebi');
    expect(calls.join).toHaveBeenCalledOnce();
    zones.leaveArea('komorebi');
    await zones.enterArea('komorebi');
    expect(calls.join).toHaveBeenCalledTimes(2);
  });

  it('asks before rejoining a call that a reload ended, but not for other calls', async () => {
    const { calls, zones } = setUp();
    calls.returning = area.id;
    await zones.enterArea('komorebi');
    calls.dismissAfter();
    await zones.enterArea('komorebi');
    expect(calls.join).not.toHaveBeenCalled();
    calls.returning = area.id;
    zones.leaveArea('komorebi');
    expect(calls.returning).toBeNull();
    await zones.enterArea('komorebi');
    expect(calls.join).toHaveBeenCalledOnce();
    calls.returning = own.id;
    zones.leaveArea('komorebi');
    expect(calls.returning).toBe(own.id);
  });

  it('does not join on arrival if the member left the call on the way', async () => {
    const { calls, zones } = setUp(area);
    calls.leave();
    await zones.enterArea('komorebi');
    expect(calls.join).not.toHaveBeenCalled();
    zones.leaveArea('komorebi');
    await zones.enterArea('komorebi');
    expect(calls.join).toHaveBeenCalledOnce();
  });

  it('joins on a later visit if the call was left elsewhere long before', async () => {
    const { calls, clock, zones } = setUp(area);
    calls.leave();
    clock.advance(60_000);
    await zones.enterArea('komorebi');
    expect(calls.join).toHaveBeenCalledOnce();
  });

  it('joins again if the call ended because the page closed', async () => {
    const { calls, zones } = setUp();
    await zones.enterArea('komorebi');
    calls.room = null;
    zones.left(area, 'closed');
    await zones.enterArea('komorebi');
    expect(calls.join).toHaveBeenCalledTimes(2);
  });
});

describe('full voice area', () => {
  const free = { roomId: area.id, participants: [] };

  it('shows that the room is full and joins a waiting member when a place becomes free', async () => {
    const { calls, zones, waitForPlace: joinQueue, turn, stop, clock } = setUp(null, full);
    await zones.enterArea('komorebi');
    expect(calls.join).not.toHaveBeenCalled();
    expect(zones.getSnapshot()).toEqual({ room: full, isWaiting: false });
    zones.wait();
    expect(joinQueue).toHaveBeenCalledExactlyOnceWith(area.id, expect.anything());
    // A participant left, but another waiting member is ahead in the queue.
    zones.roomChanged(free);
    expect(calls.join).not.toHaveBeenCalled();
    expect(zones.getSnapshot()).toMatchObject({ isWaiting: true });
    turn().free();
    expect(calls.join).toHaveBeenCalledExactlyOnceWith(full, { muted: true });
    zones.joined(full);
    expect(zones.getSnapshot()).toBeNull();
    // The place stays reserved while the member joins.
    expect(stop).not.toHaveBeenCalled();
    clock.advance(voiceSlotReservationMs);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('queues the member again if the place was lost before joining', async () => {
    const { calls, zones, waitForPlace: joinQueue, turn } = setUp(null, full);
    await zones.enterArea('komorebi');
    zones.wait();
    turn().free();
    calls.room = null;
    expect(zones.left(full, { refused: 'voiceChatRoomFull' })).toBe(true);
    expect(zones.getSnapshot()).toMatchObject({ isWaiting: true });
    expect(joinQueue).toHaveBeenCalledTimes(2);
  });

  it('clears the state when the room has a free place, the member leaves or waiting is refused', async () => {
    const { calls, zones, turn, stop, onFailed } = setUp(null, full);
    await zones.enterArea('komorebi');
    zones.roomChanged(free);
    expect(zones.getSnapshot()).toBeNull();
    await zones.enterArea('komorebi');
    zones.wait();
    zones.leaveArea('komorebi');
    expect(stop).toHaveBeenCalledOnce();
    await zones.enterArea('komorebi');
    zones.wait();
    turn().refused('voiceChatRoomInvalid');
    expect(onFailed).toHaveBeenCalledExactlyOnceWith('voiceChatRoomInvalid');
    expect(zones.getSnapshot()).toBeNull();
    expect(calls.join).not.toHaveBeenCalled();
  });
});

describe('full room of another kind', () => {
  const fullOwn = { ...own, participants: [otherParticipant], limit: 1 } as unknown as typeof own;

  it('queues once, keeps the queue position while walking, and joins muted', async () => {
    const { calls, zones, waitForPlace: joinQueue, turn } = setUp(null, full);
    zones.waitFor(fullOwn);
    zones.waitFor(fullOwn);
    expect(joinQueue).toHaveBeenCalledExactlyOnceWith(own.id, expect.anything());
    await zones.enterArea('komorebi');
    zones.leaveArea('komorebi');
    expect(zones.getSnapshot()).toEqual({ room: fullOwn, isWaiting: true });
    turn().free();
    expect(calls.join).toHaveBeenCalledExactlyOnceWith(fullOwn, { muted: true });
  });

  it('offers to wait when joining failed because the room filled up', () => {
    const { zones } = setUp(fullOwn);
    expect(zones.left(fullOwn, { refused: 'voiceChatRoomFull' })).toBe(true);
    expect(zones.getSnapshot()).toEqual({ room: fullOwn, isWaiting: false });
    zones.dismiss();
    expect(zones.left(fullOwn, 'removed')).toBe(false);
    const direct = { ...fullOwn, kind: 'DIRECT' } as typeof own;
    expect(zones.left(direct, { refused: 'voiceChatRoomFull' })).toBe(false);
    expect(zones.getSnapshot()).toBeNull();
  });
});
