import type { Schemas } from '@office/api';
import { describe, expect, it, vi } from 'vitest';
import { ZoneAutoJoin } from './ZoneAutoJoin.ts';

const area = { id: 'room-a', kind: 'AREA', zoneId: 'komorebi' } as Schemas['VoiceRoom'];
const meeting = {
  id: 'room-m',
  kind: 'MEETING_AREA',
  meetingRoomId: 'sakura',
} as Schemas['VoiceRoom'];
const own = { id: 'room-o', kind: 'OWN', zoneId: null } as Schemas['VoiceRoom'];

function setUp(inRoom: Schemas['VoiceRoom'] | null = null) {
  const voice = {
    room: inRoom,
    join: vi.fn((room: Schemas['VoiceRoom']) => void (voice.room = room)),
    leave: vi.fn(() => void (voice.room = null)),
  };
  const onFailed = vi.fn();
  const places = new ZoneAutoJoin({
    voice,
    onFailed,
    areaRooms: async () => [area],
    meetingRoom: async () => meeting,
    room: async () => own,
  });
  return { voice, places, onFailed };
}

describe('a talk area', () => {
  it('is joined muted by coming in, and left by leaving', async () => {
    const { voice, places } = setUp();
    await places.enterArea('komorebi');
    expect(voice.join).toHaveBeenCalledExactlyOnceWith(area, { muted: true });
    places.leaveArea('komorebi');
    expect(voice.leave).toHaveBeenCalledOnce();
  });

  it('is not joined by who has walked on meanwhile', async () => {
    const { voice, places } = setUp();
    const entering = places.enterArea('komorebi');
    places.leaveArea('komorebi');
    await entering;
    expect(voice.join).not.toHaveBeenCalled();
  });

  it('does not end a talk of another kind, neither coming nor going', async () => {
    const { voice, places } = setUp(own);
    await places.enterArea('komorebi');
    places.leaveArea('komorebi');
    expect(voice.join).not.toHaveBeenCalled();
    expect(voice.leave).not.toHaveBeenCalled();
  });

  it('that is none leads nowhere', async () => {
    const { voice, places, onFailed } = setUp();
    await places.enterArea('elsewhere');
    expect(voice.join).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  });
});

it('a meeting room is joined and left alike', async () => {
  const { voice, places } = setUp();
  await places.enterMeetingRoom('sakura');
  expect(voice.join).toHaveBeenCalledExactlyOnceWith(meeting, { muted: true });
  places.leaveMeetingRoom('ume');
  expect(voice.leave).not.toHaveBeenCalled();
  places.leaveMeetingRoom('sakura');
  expect(voice.leave).toHaveBeenCalledOnce();
});
