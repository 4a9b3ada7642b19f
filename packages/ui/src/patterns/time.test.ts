import { describe, expect, it } from 'vitest';
import { isIntervalOver, splitTimer } from './time.ts';

describe('splitTimer', () => {
  it.each([
    [0, { seconds: 0 }],
    [-5, { seconds: 0 }],
    [1, { seconds: 1 }],
    [59_000, { seconds: 59 }],
    [59_001, { clock: '1:00' }],
    [60_000, { clock: '1:00' }],
    [125_000, { clock: '2:05' }],
    [900_000, { clock: '15:00' }],
  ])('%d ms', (milliseconds, expected) => {
    expect(splitTimer(milliseconds)).toEqual(expected);
  });
});

describe('isIntervalOver', () => {
  it.each([
    [0, 599_999, undefined, false],
    [0, 600_000, undefined, true],
    [600_000, 0, undefined, true],
    [0, 60_000, 1, true],
    [0, 59_999, 1, false],
  ])('from %d to %d, %s minutes', (previous, current, minutes, expected) => {
    expect(isIntervalOver(previous, current, minutes)).toBe(expected);
  });
});
