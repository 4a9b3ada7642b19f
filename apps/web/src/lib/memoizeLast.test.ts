import { expect, it } from 'vitest';
import { memoizeLast } from './memoizeLast.ts';

it('computes again only when an argument changes', () => {
  const pair = memoizeLast((one: unknown, other: unknown) => [one, other]);
  const first = pair(1, NaN);
  expect(pair(1, NaN)).toBe(first);
  expect(pair(1, 2)).toEqual([1, 2]);
  expect(pair(1, NaN)).toEqual(first);
});
