import { expect, it } from 'vitest';
import { wholeDaysIn } from './external-busy.ts';

it.each([
  ['Asia/Tokyo', '2026-11-23', '2026-11-24', '2026-11-22T15:00Z', '2026-11-23T15:00Z'],
  ['America/New_York', '2026-10-31', '2026-11-01', '2026-10-31T04:00Z', '2026-11-01T04:00Z'],
  // The days of the clock changes have 25 and 23 hours.
  ['America/New_York', '2026-11-01', '2026-11-02', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
  ['America/New_York', '2027-03-14', '2027-03-15', '2027-03-14T05:00Z', '2027-03-15T04:00Z'],
  ['America/New_York', '2026-10-30', '2026-11-03', '2026-10-30T04:00Z', '2026-11-03T05:00Z'],
  // On this day the clock change skips midnight: the day starts at 01:00.
  ['Africa/Cairo', '2026-04-24', '2026-04-25', '2026-04-23T22:00Z', '2026-04-24T21:00Z'],
  ['Pacific/Kiritimati', '2026-11-23', '2026-11-24', '2026-11-22T10:00Z', '2026-11-23T10:00Z'],
  ['UTC', '2026-11-23', '2026-11-24', '2026-11-23T00:00Z', '2026-11-24T00:00Z'],
])('starts all-day events at midnight in %s: %s to %s', (zone, first, after, from, to) => {
  const days = { startTime: new Date(first), endTime: new Date(after) };
  expect(wholeDaysIn(days, zone)).toEqual({ startTime: new Date(from), endTime: new Date(to) });
});
