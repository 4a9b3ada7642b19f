import { expect, it } from 'vitest';
import { daytimeAt, daytimeFor, untilNextDaytime } from './surroundings.ts';

const at = (hour: number, minute = 0) => new Date(2026, 4, 12, hour, minute);

it.each([
  [0, 'night', 5],
  [4, 'night', 1],
  [5, 'morning', 4],
  [9, 'day', 7],
  [15, 'day', 1],
  [16, 'evening', 3],
  [19, 'night', 10],
  [23, 'night', 6],
])('at %i o’clock the light is %s for %i hours', (hour, daytime, hours) => {
  expect(daytimeAt(at(hour))).toBe(daytime);
  expect(untilNextDaytime(at(hour))).toBe(hours * 3_600_000);
  expect(daytimeAt(new Date(at(hour).getTime() + untilNextDaytime(at(hour))))).not.toBe(daytime);
});

it.each([
  ['by the local time on a light page', undefined, false, 12, 'day'],
  ['evening on a dark page during the day', undefined, true, 12, 'evening'],
  ['night on a dark page at night', undefined, true, 23, 'night'],
  ['the chosen time at any hour', 'day', true, 23, 'day'],
  ['the chosen night at noon', 'night', false, 12, 'night'],
  ['by the local time for an unknown choice', 'automatic', false, 12, 'day'],
] as const)('uses %s', (_, chosen, darkPage, hour, daytime) => {
  expect(daytimeFor({ chosen, darkPage }, at(hour))).toBe(daytime);
});
