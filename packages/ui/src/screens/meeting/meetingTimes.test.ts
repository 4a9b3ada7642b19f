import { describe, expect, it } from 'vitest';
import { meetingTimes } from './meetingTimes.ts';

const words = {
  today: '今日',
  tomorrow: '明日',
  todayInText: '今日',
  tomorrowInText: '明日',
  span: ({ start, end }: { start: string; end: string }) => `${start}〜${end}`,
  dated: ({ day, time }: { day: string; time: string }) => `${day} ${time}`,
};
const timesIn = (timeZone: string, now = '2026-11-20T01:00:00Z') =>
  meetingTimes('ja', words, { now: Date.parse(now), timeZone });

describe('full', () => {
  it.each([
    ['Asia/Tokyo', '2026-11-20T02:00:00Z', '2026-11-20T03:30:00Z', '今日 11:00〜12:30'],
    ['Asia/Tokyo', '2026-11-20T16:00:00Z', '2026-11-20T17:00:00Z', '明日 01:00〜02:00'],
    ['Asia/Tokyo', '2026-11-20T14:00:00Z', '2026-11-20T15:30:00Z', '今日 23:00〜明日 00:30'],
    ['Asia/Tokyo', '2026-11-24T02:00:00Z', null, '11/24(火) 11:00'],
    ['Asia/Tokyo', '2027-01-05T02:00:00Z', '2027-01-05T03:00:00Z', '2027/01/05 11:00〜12:00'],
    ['America/Los_Angeles', '2026-11-20T02:00:00Z', null, '今日 18:00'],
  ])('in %s from %s to %s', (zone, startTime, endTime, text) => {
    expect(timesIn(zone).full(startTime, endTime)).toBe(text);
  });
});

it('recognises tomorrow after a day of 25 hours', () => {
  // Summer time ends in the night to the 25th.
  const times = timesIn('Europe/Paris', '2026-10-24T22:30:00Z');
  expect(times.day('2026-10-25T12:00:00Z')).toBe('今日');
  expect(times.day('2026-10-26T00:30:00Z')).toBe('明日');
});
