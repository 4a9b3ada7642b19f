import { expect, it } from 'vitest';
import { TokenBucket, TokenBuckets } from './token-bucket.ts';

it('gives a burst, then so many a second, and never saves up more than the burst', () => {
  const bucket = new TokenBucket(3, 2, 0);
  const taken = (now: number, times: number) =>
    Array.from({ length: times }, () => bucket.take(now));
  expect(taken(0, 4)).toEqual([true, true, true, false]);
  expect(taken(400, 1)).toEqual([false]);
  expect(taken(500, 2)).toEqual([true, false]);
  expect(taken(60_000, 4)).toEqual([true, true, true, false]);
});

it('gives each their own, and forgets those that are full again', () => {
  const buckets = new TokenBuckets(2, 1);
  const taken = (who: string, now: number, times: number) =>
    Array.from({ length: times }, () => buckets.take(who, now));
  expect(taken('ren', 0, 3)).toEqual([true, true, false]);
  expect(taken('mei', 500, 3)).toEqual([true, true, false]);
  expect(taken('ren', 1000, 2)).toEqual([true, false]);
  expect(buckets.size).toBe(2);
  expect(taken('aoi', 3500, 1)).toEqual([true]);
  expect(buckets.size).toBe(1);
});
