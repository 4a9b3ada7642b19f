import { describe, expect, it } from 'vitest';
import { splitTimer } from './time.ts';

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
  ])('splits %d ms', (milliseconds, expected) => {
    expect(splitTimer(milliseconds)).toEqual(expected);
  });
});
