import { expect, it } from 'vitest';
import { timeUntilStart } from './timeUntilStart.ts';

it.each([
  ['2026-11-20T09:00:00Z', { minutes: 10 }],
  ['2026-11-20T09:08:59Z', { minutes: 2 }],
  ['2026-11-20T09:09:00Z', { seconds: 60 }],
  ['2026-11-20T09:09:15.500Z', { seconds: 45 }],
  ['2026-11-20T09:09:59.900Z', { seconds: 1 }],
  ['2026-11-20T09:10:00Z', null],
  ['2026-11-20T09:20:00Z', null],
])('counts at %s', (now, expected) => {
  expect(timeUntilStart('2026-11-20T09:10:00Z', Date.parse(now))).toEqual(expected);
});
