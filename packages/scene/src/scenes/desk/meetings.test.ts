import { expect, it } from 'vitest';
import { visibleMeetings } from './meetings.ts';

const day = (over: number, ahead: number) =>
  Array.from({ length: over + ahead }, (_, i) => ({
    title: String(i),
    startTime: `2026-11-20T0${i}:00:00.000Z`,
    over: i < over,
  }));

it.each([
  [0, 0, ''],
  [0, 3, '0 1 2'],
  [0, 6, '0 1 2 3'],
  [2, 2, '0 1 2 3'],
  [2, 4, '2 3 4 5'],
  [4, 2, '2 3 4 5'],
  [6, 0, '2 3 4 5'],
])('lists the right meetings for %i past and %i upcoming: %s', (over, ahead, titles) => {
  expect(
    visibleMeetings(day(over, ahead))
      .map(({ title }) => title)
      .join(' '),
  ).toBe(titles);
});
