import { expect, it } from 'vitest';
import { lightAt, untilNextLight } from './surroundings.ts';

const at = (hour: number, minute = 0) => new Date(2026, 4, 12, hour, minute);

it.each([
  [0, 'dark', 6],
  [5, 'dark', 1],
  [6, 'light', 12],
  [17, 'light', 1],
  [18, 'dark', 12],
  [23, 'dark', 7],
])('at %i o’clock it is %s for %i hours', (hour, light, hours) => {
  expect(lightAt(at(hour))).toBe(light);
  expect(untilNextLight(at(hour))).toBe(hours * 3_600_000);
  expect(lightAt(new Date(at(hour).getTime() + untilNextLight(at(hour))))).not.toBe(light);
});
