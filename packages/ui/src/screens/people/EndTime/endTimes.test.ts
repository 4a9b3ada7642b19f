import { expect, it } from 'vitest';
import { endOfPreset, problemOfEnd } from './endTimes.ts';

// A Tuesday.
const now = Date.parse('2026-11-24T03:00:00Z');
const clock = { now, timeZone: 'Asia/Tokyo' };

it.each([
  ['minutes30', '2026-11-24T12:30:00+09:00'],
  ['hours4', '2026-11-24T16:00:00+09:00'],
  ['today', '2026-11-25T00:00:00+09:00'],
  ['tomorrow', '2026-11-25T09:00:00+09:00'],
  ['week', '2026-11-30T00:00:00+09:00'],
] as const)('ends %s at %s', (preset, expected) => {
  expect(endOfPreset(preset, clock)).toBe(Date.parse(expected));
});

it('ends the week on the same day on a Sunday', () => {
  const sunday = { ...clock, now: Date.parse('2026-11-29T12:00:00+09:00') };
  expect(endOfPreset('week', sunday)).toBe(Date.parse('2026-11-30T00:00:00+09:00'));
});

it('has no end for none', () => {
  expect(endOfPreset('none', clock)).toBeNull();
});

it.each([
  [Number.NaN, 'invalid'],
  [now, 'past'],
  [now + 367 * 86_400_000, 'tooLate'],
  [now + 1, undefined],
])('returns the problem of %d', (at, problem) => {
  expect(problemOfEnd(at, now)).toBe(problem);
});
