import { beforeEach, expect, it, vi } from 'vitest';
import type { Zone } from '@office/world/floor-plan';
import { MeetingRooms } from './meeting-rooms.ts';

const zone: Zone = {
  id: 'zone-1',
  kind: 'MEETING',
  name: { ja: '会議室', en: 'Room' },
  polygon: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  finish: 'CARPET',
  tint: 'sand',
};
const meetingRoomId = 'room-1';
const emit = vi.fn();
let now = 0;
let rooms: MeetingRooms;

beforeEach(async () => {
  emit.mockClear();
  now = Date.UTC(2026, 0, 5, 9);
  rooms = new MeetingRooms(emit, () => now);
  await rooms.load('floor-1', Promise.resolve(new Map([['zone-1', meetingRoomId]])));
});

it('joins or creates the voice room of an empty room and offers to start a meeting', () => {
  rooms.entered(zone, 0);
  expect(emit.mock.calls).toEqual([
    ['SetJoinOrCreateVoiceChatInRoomMeeting', { meetingRoomId }],
    ['SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId }],
  ]);
});

it('joins the voice room of an occupied room', () => {
  rooms.entered(zone, 2);
  expect(emit.mock.calls).toEqual([
    ['SetJoinVoiceChatInRoomMeeting', { meetingRoomId }],
    ['SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId }],
  ]);
});

it('remembers the voice room until it is left', () => {
  rooms.entered(zone, 0);
  rooms.voiceJoined('voice-1');
  rooms.left();
  emit.mockClear();
  rooms.entered(zone, 0);
  expect(emit).toHaveBeenCalledWith('SetJoinVoiceChatInRoomMeeting', {
    meetingRoomId,
    roomId: 'voice-1',
  });
  rooms.voiceLeft('voice-1');
  rooms.left();
  emit.mockClear();
  rooms.entered(zone, 0);
  expect(emit).toHaveBeenCalledWith('SetJoinOrCreateVoiceChatInRoomMeeting', { meetingRoomId });
});

it('offers to join a running meeting and to share documents', () => {
  rooms.start('meeting-1', meetingRoomId, undefined);
  rooms.entered(zone, 3);
  expect(emit.mock.calls).toEqual([
    ['SetJoinOnlineMeetingInRoomMeeting', { meetingRoomId, meetingId: 'meeting-1' }],
    ['SetDisplayBtnShareDocument', true],
  ]);
  rooms.screen(zone);
  expect(emit).toHaveBeenLastCalledWith('SetShareDocument', { meetingRoomId });
  rooms.left();
  expect(emit).toHaveBeenCalledWith('SetDisplayBtnShareDocument', false);
  expect(emit).toHaveBeenLastCalledWith('SetLeaveRoomMeeting', { meetingRoomId });
});

it('allows sharing during a voice chat without a meeting, until it ends', () => {
  rooms.entered(zone, 0);
  rooms.voiceJoined('voice-1');
  rooms.voiceJoined('voice-1');
  expect(emit.mock.calls.slice(2)).toEqual([['SetDisplayBtnShareDocument', true]]);
  rooms.screen(zone);
  expect(emit).toHaveBeenLastCalledWith('SetShareDocument', { meetingRoomId });
  rooms.voiceLeft('voice-1');
  expect(emit).toHaveBeenLastCalledWith('SetDisplayBtnShareDocument', false);
  rooms.screen(zone);
  expect(emit).toHaveBeenLastCalledWith('SetJoinOrCreateOnlineMeetingInRoomMeeting', {
    meetingRoomId,
  });
});

it('handles a room entered before the rooms of the floor have loaded', async () => {
  let answer!: (rooms: Map<string, string>) => void;
  const loading = rooms.load('floor-2', new Promise((resolve) => (answer = resolve)));
  rooms.entered(zone, 0);
  rooms.left();
  rooms.entered(zone, 2);
  expect(emit).not.toHaveBeenCalled();
  answer(new Map([['zone-1', 'room-2']]));
  await loading;
  expect(emit.mock.calls).toEqual([
    ['SetJoinVoiceChatInRoomMeeting', { meetingRoomId: 'room-2' }],
    ['SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId: 'room-2' }],
  ]);
});

it('leaves a room by its original id and ignores rooms of the previous floor', async () => {
  rooms.entered(zone, 0);
  const lateLoad = rooms.load('floor-1', Promise.resolve(new Map([['zone-1', 'late']])));
  await rooms.load('floor-2', Promise.resolve(new Map()));
  await lateLoad;
  rooms.left();
  expect(emit).toHaveBeenLastCalledWith('SetLeaveRoomMeeting', { meetingRoomId });
  expect(rooms.roomOf(zone)).toBe('zone-1');
});

it('starts a meeting from the screen of a room without one', () => {
  rooms.screen(zone);
  expect(emit).toHaveBeenCalledWith('SetJoinOrCreateOnlineMeetingInRoomMeeting', { meetingRoomId });
});

it('announces a meeting in another room at most every ten minutes', () => {
  rooms.start('meeting-1', meetingRoomId, 'Room');
  rooms.start('meeting-1', meetingRoomId, 'Room');
  expect(emit.mock.calls).toEqual([
    [
      'SetJoinMeetingAvailable',
      { meetingId: 'meeting-1', title: 'Room', startTime: '2026-01-05T09:00:00.000Z' },
    ],
  ]);
  now += 600_000;
  rooms.start('meeting-1', meetingRoomId, 'Room');
  expect(emit).toHaveBeenCalledTimes(2);
});
