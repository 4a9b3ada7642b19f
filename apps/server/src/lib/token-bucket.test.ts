import { expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

it('allows a burst, then a fixed rate, and never accumulates more than the burst', () => {
  const bucket = new TokenBucket(3, 2, 0);
  const taken = (now: number, times: number) =>
    Array.from({ length: times }, () => bucket.take(now));
  expect(taken(0, 4)).toEqual([true, true, true, false]);
  expect(taken(400, 1)).toEqual([false]);
  expect(taken(500, 2)).toEqual([true, false]);
  expect(taken(60_000, 4)).toEqual([true, true, true, false]);
});
