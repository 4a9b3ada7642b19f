import { expect, it } from 'vitest';
import { LogThrottle } from './log-throttle.ts';

it('lets the first through at once, and then one in a while that says how many there were', () => {
  const seldom = new LogThrottle(5000);
  const times = [0, 1, 4999, 5000, 5001, 10_000, 20_000];
  expect(times.map((now) => seldom.next(now))).toEqual([0, null, null, 2, null, 1, 0]);
});
