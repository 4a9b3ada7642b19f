import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { startMeetingHref, canStartMeeting, findCurrentMeeting } from './roomMeetings.ts';

const nine = Date.UTC(2026, 10, 20, 9);
const at = (minutes: number) => new Date(nine + minutes * 60_000).toISOString();
const meeting = (from: number, to: number) =>
  ({ meetingId: `${from}`, startTime: at(from), endTime: at(to) }) as Schemas['RoomMeeting'];
const room = (current: Schemas['RoomMeeting'] | null, next: Schemas['RoomMeeting'] | null) =>
  ({ current, next }) as Schemas['RoomMeetings'];

describe('findCurrentMeeting and canStartMeeting', () => {
  it.each([
    ['no meeting', room(null, null), null, true],
    [
      'a current meeting',
      room(meeting(-10, 20), meeting(20, 50)),
      { meetingId: '-10', isNext: false },
      false,
    ],
    [
      'next meeting in ten minutes',
      room(null, meeting(10, 40)),
      { meetingId: '10', isNext: true },
      false,
    ],
    ['next meeting in eleven minutes', room(null, meeting(11, 41)), null, false],
    ['next meeting in 30 minutes', room(null, meeting(30, 60)), null, true],
    // The loaded data may be slightly outdated.
    ['a meeting that has ended', room(meeting(-60, 0), meeting(60, 90)), null, true],
    [
      'next meeting already started',
      room(null, meeting(-1, 40)),
      { meetingId: '-1', isNext: false },
      false,
    ],
  ])('%s', (_name, input, found, time) => {
    if (found) expect(findCurrentMeeting(input, nine)).toMatchObject(found);
    else expect(findCurrentMeeting(input, nine)).toBeNull();
    expect(canStartMeeting(input, nine)).toBe(time);
  });

  it('return null and false before the room is loaded', () => {
    expect(findCurrentMeeting(undefined, nine)).toBeNull();
    expect(canStartMeeting(undefined, nine)).toBe(false);
  });
});

describe('startMeetingHref', () => {
  it.each([
    ['no meeting follows', room(null, null), ''],
    ['the next meeting starts in more than an hour', room(null, meeting(66, 90)), ''],
    // Keeps a reserve for filling in the form and for clock differences, in steps of five minutes.
    ['the next meeting starts in an hour', room(null, meeting(60, 90)), '&minutes=55'],
    ['the next meeting starts in 40 minutes', room(null, meeting(40, 90)), '&minutes=35'],
    ['next meeting in 30 minutes', room(null, meeting(30, 60)), '&minutes=30'],
  ])('limits the duration if %s', (_name, input, minutes) => {
    const href = `/online-meeting?view=room&meetingRoomId=sakura${minutes}`;
    expect(startMeetingHref('sakura', input, nine)).toBe(href);
  });
});
