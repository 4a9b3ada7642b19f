import { describe, expect, it } from 'vitest';
import { isWorkingTime, nextWorkingStart, pausedUntil } from './reachability.ts';

const office = {
  weekdays: [1, 2, 3, 4, 5],
  startTime: '09:00',
  endTime: '18:00',
  timeZone: 'Asia/Tokyo',
  pauseOutside: true,
};
const night = { ...office, startTime: '22:00', endTime: '06:00' };

describe('isWorkingTime', () => {
  // 2026-11-23 is a Monday.
  it.each([
    ['at the start', office, '2026-11-23T09:00:00+09:00', true],
    ['a minute before the start', office, '2026-11-23T08:59:59+09:00', false],
    ['at the end', office, '2026-11-23T18:00:00+09:00', false],
    ['at a weekend', office, '2026-11-22T12:00:00+09:00', false],
    ['in another zone at the same instant', office, '2026-11-23T00:30:00Z', true],
    ['after midnight of a night shift', night, '2026-11-28T05:59:00+09:00', true],
    ['after midnight before the first night', night, '2026-11-23T05:59:00+09:00', false],
    ['in the evening of a night shift', night, '2026-11-23T22:00:00+09:00', true],
    ['in the day of a night shift', night, '2026-11-23T12:00:00+09:00', false],
  ])('%s returns the expected result', (_, hours, now, expected) => {
    expect(isWorkingTime(hours, new Date(now))).toBe(expected);
  });
});

describe('nextWorkingStart', () => {
  it.each([
    ['the same day', office, '2026-11-23T07:10:30+09:00', '2026-11-23T09:00:00+09:00'],
    ['the next day', office, '2026-11-23T18:00:00+09:00', '2026-11-24T09:00:00+09:00'],
    ['after the weekend', office, '2026-11-27T19:00:00+09:00', '2026-11-30T09:00:00+09:00'],
    [
      'a week later on the only day',
      { ...office, weekdays: [1] },
      '2026-11-23T20:00:00+09:00',
      '2026-11-30T09:00:00+09:00',
    ],
    [
      'across the end of summer time',
      { ...office, timeZone: 'Europe/Berlin', weekdays: [1] },
      '2026-10-23T20:00:00+02:00',
      '2026-10-26T09:00:00+01:00',
    ],
  ])('%s', (_, hours, now, expected) => {
    expect(nextWorkingStart(hours, new Date(now))).toEqual(new Date(expected));
  });
});

describe('pausedUntil', () => {
  const at = (time: string) => new Date(`2026-11-23T${time}:00+09:00`);
  it.each([
    ['returns null while nothing is paused', null, office, '12:00', null],
    ['returns the end of the quiet time', '15:00', office, '12:00', '15:00'],
    ['ignores an ended quiet time', '11:00', office, '12:00', null],
    ['ignores a quiet time at its end', '12:00', null, '12:00', null],
    ['returns the next start outside the hours', null, office, '07:00', '09:00'],
    ['continues a quiet time until the next start', '08:00', office, '07:00', '09:00'],
    [
      'ignores the hours when they do not pause',
      null,
      { ...office, pauseOutside: false },
      '07:00',
      null,
    ],
  ])('%s', (_, quiet, workingHours, now, expected) => {
    const quietUntil = quiet === null ? null : at(quiet).toISOString();
    expect(pausedUntil({ quietUntil, workingHours }, at(now))).toEqual(
      expected === null ? null : at(expected),
    );
  });
});
