import { describe, expect, it } from 'vitest';
import { deskTimes } from './deskTimes.ts';

const iso = '2026-11-20T15:05:00.000Z';

describe('deskTimes', () => {
  it.each([
    ['ja', 'Asia/Tokyo', '00:05', '11/21 00:05'],
    ['en', 'Europe/Paris', '16:05', '20/11 16:05'],
  ])('in %s, %s', (language, timeZone, time, dayAndTime) => {
    const times = deskTimes(language, { timeZone });
    expect(times.time(iso)).toBe(time);
    expect(times.dayAndTime(iso)).toBe(dayAndTime);
  });
});
