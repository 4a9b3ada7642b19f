import { expect, it } from 'vitest';
import { everyNth, contiguousSegments, axisTicks } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 0.5, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [128, [0, 50, 100, 150]],
  [1234, [0, 500, 1000, 1500]],
  [0.3, [0, 0.1, 0.2, 0.3]],
])('returns ticks for a highest value of %d', (highest, ticks) =>
  expect(axisTicks(highest)).toEqual(ticks),
);

it.each([
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [7, [0, 2, 4, 6, 8]],
])('returns whole-number ticks for a highest count of %d', (highest, ticks) => {
  expect(axisTicks(highest, { whole: true })).toEqual(ticks);
});

it.each([
  [7, 8, 1],
  [30, 8, 4],
  [30, 4, 8],
])('with %d names and at most %d labels, shows one label per %d names', (count, atMost, nth) => {
  expect(everyNth(count, atMost)).toBe(nth);
});

it('splits the line at missing values', () => {
  expect(contiguousSegments([1, 2, null, 3, null])).toEqual([
    [
      [0, 1],
      [1, 2],
    ],
    [[3, 3]],
  ]);
});
