import { describe, expect, it } from 'vitest';
import { dayTimes } from './dayTimes.ts';

const now = Date.parse('2026-11-20T01:30:00Z');
const japanese = dayTimes(
  'ja',
  { today: '今日', yesterday: '昨日' },
  { now, timeZone: 'Asia/Tokyo' },
);
const english = dayTimes(
  'en',
  { today: 'Today', yesterday: 'Yesterday' },
  { now, timeZone: 'America/Los_Angeles' },
);

describe('dayTimes', () => {
  it.each([
    ['2026-11-20T00:05:00Z', '09:05', '今日', '09:05'],
    ['2026-11-19T15:00:00Z', '00:00', '今日', '00:00'],
    ['2026-11-19T14:59:00Z', '23:59', '昨日', '昨日'],
    ['2026-11-06T03:00:00Z', '12:00', '11/06(金)', '11/06(金)'],
    ['2025-12-31T15:30:00Z', '00:30', '01/01(木)', '01/01(木)'],
    ['2025-12-31T14:30:00Z', '23:30', '2025/12/31', '2025/12/31'],
  ])('formats %s in Tokyo', (iso, time, day, short) => {
    expect([japanese.time(iso), japanese.day(iso), japanese.short(iso)]).toEqual([
      time,
      day,
      short,
    ]);
  });

  it.each([
    ['2026-11-20T00:05:00Z', '16:05', 'Today', '16:05'],
    ['2026-11-18T20:00:00Z', '12:00', 'Yesterday', 'Yesterday'],
    ['2026-11-06T03:00:00Z', '19:00', '05/11(Thu)', '05/11(Thu)'],
    ['2026-01-01T07:30:00Z', '23:30', '2025/12/31', '2025/12/31'],
  ])('formats %s in Los Angeles', (iso, time, day, short) => {
    expect([english.time(iso), english.day(iso), english.short(iso)]).toEqual([time, day, short]);
  });

  it('recognises yesterday across a change of summer time', () => {
    const times = dayTimes(
      'en',
      { today: 'Today', yesterday: 'Yesterday' },
      { now: Date.parse('2026-11-02T07:30:00Z'), timeZone: 'America/New_York' },
    );
    expect(times.day('2026-11-01T04:30:00Z')).toBe('Yesterday');
  });

  it('formats date and time as specified', () => {
    expect(japanese.full('2026-11-19T15:00:00Z')).toBe('2026/11/20 - 00:00');
  });
});
