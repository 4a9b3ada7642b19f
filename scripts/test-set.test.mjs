import { describe, expect, it } from 'vitest';
import { setAfter } from './test-set.mjs';

describe('setAfter', () => {
  it.each([
    [40, 'all', 'all'],
    [41, 'all', 'quick'],
    [41, 'quick', 'quick'],
  ])('after %i minutes of the set %s, runs the set %s', (minutes, set, expected) => {
    expect(setAfter(minutes, set, { fullUntil: 40 })).toBe(expected);
  });

  it('keeps the set of suites without a limit', () => {
    expect(setAfter(90, 'all', {})).toBe('all');
  });
});
