import { describe, expect, it } from 'vitest';
import { instantAt, dateAndTimeOf } from './zoned.ts';

describe('instantAt', () => {
  it.each([
    ['2026-11-20', '09:30', 'Asia/Tokyo', '2026-11-20T00:30:00.000Z'],
    ['2026-11-20', '00:00', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
    ['2026-07-01', '09:00', 'Europe/Paris', '2026-07-01T07:00:00.000Z'],
    // Before and after the change to summer time.
    ['2026-03-29', '01:30', 'Europe/Paris', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', '03:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    // A skipped hour and a repeated hour.
    ['2026-03-29', '02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
    // Half an hour of summer time.
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('converts %s %s in %s', (date, time, zone, iso) => {
    expect(new Date(instantAt({ date, time }, zone)).toISOString()).toBe(iso);
  });

  it.each([
    ['', '09:30'],
    ['2026-11-20', ''],
    ['2026-13-20', '09:30'],
    ['2026-02-30', '09:30'],
    ['soon', '9'],
  ])('returns NaN for %j %j', (date, time) => {
    expect(instantAt({ date, time }, 'Asia/Tokyo')).toBeNaN();
  });
});

it('returns the date and time of an instant in a zone', () => {
  expect(dateAndTimeOf('2026-11-19T15:05:00Z', 'Asia/Tokyo')).toEqual({
    date: '2026-11-20',
    time: '00:05',
  });
});
