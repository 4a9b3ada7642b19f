import type { Schemas } from '@office/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MeetingAttendance } from './MeetingAttendance.ts';

type Room = Schemas['VoiceRoom'];
const person = (userId: string) => ({ userId }) as Schemas['VoiceParticipant'];
const roomWith = (...people: string[]) =>
  ({ id: 'talk', kind: 'MEETING', participants: people.map(person), limit: 2 }) as unknown as Room;
const meeting = { id: 'weekly', title: '定例' } as Schemas['Meeting'];
const statusMessage = {
  meetingId: 'weekly',
  title: '定例',
  startTime: '2026-11-20T09:00:00.000Z',
  endTime: '2026-11-20T10:00:00.000Z',
  meetingRoomId: null,
} as const;
const meetingEnd = Date.parse(statusMessage.endTime);

const listeners = new Set<() => void>();
const change = (room: Room | null) => {
  calls.room = room;
  for (const listener of listeners) listener();
};
const calls = {
  room: null as Room | null,
  join: vi.fn((room: Room) => change(room)),
  leave: vi.fn(() => change(null)),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
const api = { room: vi.fn(), join: vi.fn(), leave: vi.fn() };
const callbacks = { onJoined: vi.fn(), onLeft: vi.fn(), onTimeOver: vi.fn() };
let now = meetingEnd;
let attendance: MeetingAttendance;

beforeEach(() => {
  vi.clearAllMocks();
  listeners.clear();
  calls.room = null;
  now = meetingEnd;
  api.room.mockResolvedValue(roomWith('ren'));
  api.join.mockResolvedValue(meeting);
  api.leave.mockResolvedValue(undefined);
  const options = { calls: calls as never, myUserId: 'me', now: () => now, api, ...callbacks };
  attendance = new MeetingAttendance(options);
});

describe('MeetingAttendance.join', () => {
  it('joins with the microphone of the settings by default', async () => {
    await attendance.join('weekly');
    expect(calls.join).toHaveBeenCalledExactlyOnceWith(roomWith('ren'), {});
  });

  it('joins the call, and leaving the call leaves the meeting', async () => {
    expect(await attendance.join('weekly', { muted: true })).toEqual({ status: 'joined' });
    expect(calls.join).toHaveBeenCalledWith(roomWith('ren'), { muted: true });
    expect(attendance.getSnapshot()).toMatchObject({ status: 'in', meeting, isOver: false });
    expect(callbacks.onJoined).toHaveBeenCalledOnce();
    change(null);
    expect(attendance.getSnapshot()).toEqual({ status: 'out' });
    expect(api.leave).toHaveBeenCalledExactlyOnceWith('weekly');
    expect(callbacks.onLeft).toHaveBeenCalledOnce();
  });

  it('is rejected if the call is full', async () => {
    api.room.mockResolvedValue(roomWith('ren', 'mei'));
    expect(await attendance.join('weekly')).toEqual({ status: 'full' });
    expect(api.join).not.toHaveBeenCalled();
    api.room.mockResolvedValue(roomWith('ren', 'me'));
    expect(await attendance.join('weekly')).toEqual({ status: 'joined' });
  });

  it('returns the reason for a rejection', async () => {
    const error = new Error('meetingTimeInvalid');
    api.join.mockRejectedValue(error);
    expect(await attendance.join('weekly')).toEqual({ status: 'refused', error });
    expect(attendance.getSnapshot()).toEqual({ status: 'out' });
    expect(calls.join).not.toHaveBeenCalled();
  });

  it('leaves the meeting if the member cancels while joining', async () => {
    const joining = attendance.join('weekly');
    attendance.leave();
    expect(await joining).toEqual({ status: 'left' });
    expect(api.leave).toHaveBeenCalledWith('weekly');
    expect(calls.join).not.toHaveBeenCalled();
  });
});

describe('MeetingAttendance.updated', () => {
  beforeEach(() => attendance.join('weekly'));

  it('notifies once when the scheduled time is over and keeps the call', () => {
    attendance.updated({ ...statusMessage, status: 'ENDED' });
    attendance.updated({ ...statusMessage, status: 'ENDED' });
    expect(callbacks.onTimeOver).toHaveBeenCalledOnce();
    expect(attendance.getSnapshot()).toMatchObject({ status: 'in', isOver: true });
    expect(calls.leave).not.toHaveBeenCalled();
  });

  it('updates the end of an extended meeting', () => {
    attendance.updated({
      ...statusMessage,
      status: 'ONGOING',
      endTime: '2026-11-20T10:30:00.000Z',
    });
    expect(attendance.getSnapshot()).toMatchObject({
      meeting: { endTime: '2026-11-20T10:30:00.000Z' },
      isOver: false,
    });
  });

  it('does not notify if the meeting is ended early: the server ends the call', () => {
    now = meetingEnd - 1;
    attendance.updated({ ...statusMessage, status: 'ENDED' });
    expect(callbacks.onTimeOver).not.toHaveBeenCalled();
    change(null);
    expect(attendance.getSnapshot()).toEqual({ status: 'out' });
  });

  it('ignores other meetings', () => {
    attendance.updated({ ...statusMessage, meetingId: 'other', status: 'ENDED' });
    expect(attendance.getSnapshot()).toMatchObject({ isOver: false });
  });
});
