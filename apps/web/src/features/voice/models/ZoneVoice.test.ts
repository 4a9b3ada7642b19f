import type { Zone } from '@office/world/floor-plan';
import { expect, it, vi } from 'vitest';
import { ZoneVoice } from './ZoneVoice.ts';

const sakura = { id: 'sakura', floorId: '1f', zoneId: 'room' };
const elsewhere = { id: 'elsewhere', floorId: '2f', zoneId: 'room' };
const room = { id: 'room', kind: 'MEETING' } as Zone;
const lounge = { id: 'lounge', kind: 'VOICE' } as Zone;

function setUp() {
  const zones = { enterArea: vi.fn(async () => {}), leaveArea: vi.fn() };
  const meetingRooms = { enter: vi.fn(async () => {}), leave: vi.fn() };
  const zoneVoice = new ZoneVoice({ floorId: '1f', zones, meetingRooms });
  return { zones, meetingRooms, zoneVoice };
}

it('enters and leaves the meeting room of a zone on the same floor', () => {
  const { meetingRooms, zones, zoneVoice } = setUp();
  zoneVoice.setRooms([elsewhere, sakura]);
  zoneVoice.report({ entered: room });
  expect(meetingRooms.enter.mock.calls).toEqual([['sakura']]);
  zoneVoice.report({ left: room });
  expect(meetingRooms.leave.mock.calls).toEqual([['sakura']]);
  expect(zones.enterArea).not.toHaveBeenCalled();
});

it('enters the meeting room of the current zone once the rooms are loaded', () => {
  const { meetingRooms, zoneVoice } = setUp();
  zoneVoice.report({ entered: room });
  expect(meetingRooms.enter).not.toHaveBeenCalled();
  zoneVoice.setRooms([elsewhere, sakura]);
  expect(meetingRooms.enter.mock.calls).toEqual([['sakura']]);
});

it('does not enter a meeting room that was left before the rooms were loaded', () => {
  const { meetingRooms, zoneVoice } = setUp();
  zoneVoice.report({ entered: room });
  zoneVoice.report({ left: room });
  zoneVoice.setRooms([sakura]);
  expect(meetingRooms.enter).not.toHaveBeenCalled();
});

it('joins and leaves the voice room of an area', () => {
  const { zones, meetingRooms, zoneVoice } = setUp();
  zoneVoice.setRooms([sakura]);
  zoneVoice.report({ entered: lounge });
  zoneVoice.report({ left: lounge });
  expect(zones.enterArea.mock.calls).toEqual([['lounge']]);
  expect(zones.leaveArea.mock.calls).toEqual([['lounge']]);
  expect(meetingRooms.enter).not.toHaveBeenCalled();
});
