import type { Schemas } from '@office/api';
import { describe, expect, it, vi } from 'vitest';
import { ZoneAutoJoin } from './ZoneAutoJoin.ts';

const area = { id: 'room-a', kind: 'AREA', zoneId: 'komorebi' } as Schemas['VoiceRoom'];
const own = { id: 'room-o', kind: 'OWN', zoneId: null } as Schemas['VoiceRoom'];

function setUp(inRoom: Schemas['VoiceRoom'] | null = null) {
  const calls = {
    room: inRoom,
    join: vi.fn((room: Schemas['VoiceRoom']) => void (calls.room = room)),
    leave: vi.fn(() => void (calls.room = null)),
  };
  const onFailed = vi.fn();
  const zones = new ZoneAutoJoin({
    calls,
    onFailed,
    areaRooms: async () => [area],
  });
  return { calls, zones, onFailed };
}

describe('a talk area', () => {
  it('is joined muted by coming in, and left by leaving', async () => {
    const { calls, zones } = setUp();
    await zones.enterArea('komorebi');
    expect(calls.join).toHaveBeenCalledExactlyOnceWith(area, { muted: true });
    zones.leaveArea('komorebi');
    expect(calls.leave).toHaveBeenCalledOnce();
  });

  it('is not joined by someone who has walked on meanwhile', async () => {
    const { calls, zones } = setUp();
    const entering = zones.enterArea('komorebi');
    zones.leaveArea('komorebi');
    await entering;
    expect(calls.join).not.toHaveBeenCalled();
  });

  it('does not end a talk of another kind, neither coming nor going', async () => {
    const { calls, zones } = setUp(own);
    await zones.enterArea('komorebi');
    zones.leaveArea('komorebi');
    expect(calls.join).not.toHaveBeenCalled();
    expect(calls.leave).not.toHaveBeenCalled();
  });

  it('that is none leads nowhere', async () => {
    const { calls, zones, onFailed } = setUp();
    await zones.enterArea('elsewhere');
    expect(calls.join).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  });
});
