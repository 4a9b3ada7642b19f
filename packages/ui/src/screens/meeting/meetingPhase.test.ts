import { describe, expect, it } from 'vitest';
import type { MeetingSummary } from './meeting.ts';
import { canJoin, meetingPhase, minutesOf } from './meetingPhase.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const from = '2026-11-20T10:00:00Z';
const to = '2026-11-20T11:00:00Z';
const scheduled = { startTime: from, endTime: to, status: 'SCHEDULED' } as const;

describe('meetingPhase', () => {
  it.each([
    ['09:49', scheduled, 'SCHEDULED'],
    ['09:50', scheduled, 'OPEN'],
    ['10:00', scheduled, 'ONGOING'],
    ['10:59', scheduled, 'ONGOING'],
    ['11:00', scheduled, 'ENDED'],
    // Ended early or cancelled, so the status takes precedence over the clock.
    ['10:30', { ...scheduled, status: 'ENDED' }, 'ENDED'],
    ['10:30', { ...scheduled, status: 'CANCELED' }, 'CANCELED'],
    // A response from before the start, and a meeting that was extended later.
    ['10:30', { ...scheduled, status: 'ONGOING' }, 'ONGOING'],
    // The clock of this device is slow.
    ['09:59', { ...scheduled, status: 'ONGOING' }, 'ONGOING'],
    ['10:30', { ...scheduled, startTime: null, endTime: null }, 'SCHEDULED'],
    ['10:30', { ...scheduled, endTime: null }, 'ONGOING'],
  ] as const)('at %s %j: %s', (time, meeting, phase) => {
    expect(meetingPhase(meeting, at(time))).toBe(phase);
  });
});

describe('canJoin', () => {
  const organizer = { userId: 'aoi', name: '佐々木 葵' };
  const invited: Pick<MeetingSummary, 'ownAnswer' | 'organizer'> = { ownAnswer: 'NONE', organizer };
  it.each([
    ['09:00', 'ren', invited, false],
    ['09:50', 'ren', invited, true],
    ['10:30', 'ren', { ...invited, ownAnswer: 'DECLINED' as const }, true],
    ['10:30', 'ren', { ...invited, ownAnswer: null }, false],
    ['11:00', 'ren', invited, false],
    ['09:00', 'aoi', invited, true],
    ['11:00', 'aoi', invited, false],
  ])('at %s for %s %j: %s', (time, myUserId, who, expected) => {
    expect(canJoin({ ...scheduled, ...who }, { now: at(time), myUserId })).toBe(expected);
  });
});

it('returns null as the length if the end is missing', () => {
  expect(minutesOf(scheduled)).toBe(60);
  expect(minutesOf({ ...scheduled, endTime: null })).toBeNull();
});
