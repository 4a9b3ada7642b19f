import { describe, expect, it } from 'vitest';
import { snoozeUntil } from './snoozeUntil.ts';

describe('snoozeUntil', () => {
  const now = Date.parse('2026-11-20T15:30:00Z');
  it.each([
    ['in20Minutes', 'Asia/Tokyo', '2026-11-20T15:50:00.000Z'],
    ['in1Hour', 'Asia/Tokyo', '2026-11-20T16:30:00.000Z'],
    ['tomorrow', 'Asia/Tokyo', '2026-11-22T00:00:00.000Z'],
    ['tomorrow', 'Europe/London', '2026-11-21T09:00:00.000Z'],
  ] as const)('returns the time of %s in %s', (preset, timeZone, expected) => {
    expect(snoozeUntil(preset, { now, timeZone })).toBe(expected);
  });
});
