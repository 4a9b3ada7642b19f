import { expect, it } from 'vitest';
import { LogThrottle } from './log-throttle.ts';

it('allows the first entry, then one per interval with the number of suppressed ones', () => {
  const seldom = new LogThrottle(5000);
  const times = [0, 1, 4999, 5000, 5001, 10_000, 20_000];
  expect(times.map((now) => seldom.next(now))).toEqual([0, null, null, 2, null, 1, 0]);
});
