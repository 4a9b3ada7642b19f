import { expect, it } from 'vitest';
import { pauseOf } from './retry-after.ts';

const now = new Date('2026-11-20T09:00:00Z');

it.each([
  [null, null],
  ['', null],
  ['0', 0],
  ['120', 120_000],
  ['Fri, 20 Nov 2026 09:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 08:00:00 GMT', 0],
  ['soon', null],
])('parses Retry-After %j as a pause of %j', (header, pause) => {
  expect(pauseOf(new Headers(header === null ? {} : { 'retry-after': header }), now)).toBe(pause);
});
