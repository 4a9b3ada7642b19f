import { describe, expect, it } from 'vitest';
import { occupancyOf } from './occupancy.ts';

const iso = (time: string) => `2026-11-20T${time}:00Z`;
const booking = (name: string, from: string, to: string) => ({
  name,
  startTime: iso(from),
  endTime: iso(to),
});
const a = booking('a', '10:00', '11:00');
const b = booking('b', '11:00', '12:00');
const c = booking('c', '13:00', '14:00');

describe('occupancyOf', () => {
  it.each([
    ['09:59', null, null, 'a'],
    ['10:00', 'a', '12:00', 'b'],
    ['11:00', 'b', '12:00', 'c'],
    ['12:00', null, null, 'c'],
    ['13:30', 'c', '14:00', undefined],
    ['14:00', null, null, undefined],
  ])('at %s: %s until %s, then %s', (time, current, until, next) => {
    // Their order does not matter.
    const found = occupancyOf([c, a, b], Date.parse(iso(time)));
    expect(found.current?.meeting.name ?? null).toBe(current);
    expect(found.current?.until ?? null).toBe(until && iso(until));
    expect(found.next?.name).toBe(next);
  });
});
