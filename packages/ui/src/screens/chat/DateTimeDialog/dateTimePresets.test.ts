import { expect, it } from 'vitest';
import { timeOfPreset } from './dateTimePresets.ts';

const at = (now: string, timeZone: string) => ({ now: Date.parse(now), timeZone });
const iso = (time: number) => new Date(time).toISOString();

it.each([
  ['in20Minutes', '2026-11-20T01:30:00.000Z', '2026-11-20T01:50:00.000Z'],
  ['in1Hour', '2026-11-20T23:30:00.000Z', '2026-11-21T00:30:00.000Z'],
] as const)('adds the duration for %s', (preset, now, expected) => {
  expect(iso(timeOfPreset(preset, at(now, 'Asia/Tokyo')))).toBe(expected);
});

it('uses the day of the time zone for tomorrow', () => {
  const now = '2026-11-20T16:00:00Z';
  expect(iso(timeOfPreset('tomorrow', at(now, 'Asia/Tokyo')))).toBe('2026-11-22T00:00:00.000Z');
  expect(iso(timeOfPreset('tomorrow', at(now, 'America/New_York')))).toBe(
    '2026-11-21T14:00:00.000Z',
  );
});

it.each([
  ['Friday', '2026-11-20T01:00:00Z', '2026-11-23T00:00:00.000Z'],
  ['Sunday', '2026-11-22T01:00:00Z', '2026-11-23T00:00:00.000Z'],
  ['Monday', '2026-11-23T01:00:00Z', '2026-11-30T00:00:00.000Z'],
])('returns the next Monday on a %s', (_day, now, expected) => {
  expect(iso(timeOfPreset('monday', at(now, 'Asia/Tokyo')))).toBe(expected);
});

it('keeps 9:00 across the change to summer time', () => {
  const beforeChange = at('2026-03-28T12:00:00Z', 'Europe/Berlin');
  expect(iso(timeOfPreset('tomorrow', beforeChange))).toBe('2026-03-29T07:00:00.000Z');
  const beforeReturn = at('2026-10-24T12:00:00Z', 'Europe/Berlin');
  expect(iso(timeOfPreset('tomorrow', beforeReturn))).toBe('2026-10-25T08:00:00.000Z');
});
