import { describe, expect, it } from 'vitest';
import { dateTime, splitTimer } from './time.ts';

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

it('writes a date with its time in two digits each', () => {
  expect(dateTime('2026-01-04T03:05:00')).toBe('2026/01/04 - 03:05');
  expect(dateTime('2026-11-20T21:30:59')).toBe('2026/11/20 - 21:30');
});
