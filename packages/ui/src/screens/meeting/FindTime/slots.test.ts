import { describe, expect, it } from 'vitest';
import { slotsOf } from './slots.ts';

const tokyo = (time: string) => `2026-11-20T${time}:00+09:00`;
const busy = (from: string, to: string) => ({ startTime: tokyo(from), endTime: tokyo(to) });
const people = [
  { userId: 'aoi', name: '葵', busy: [busy('10:00', '11:00')] },
  { userId: 'ren', name: '蓮', busy: [busy('11:45', '12:15'), busy('15:00', '16:00')] },
];
const slots = slotsOf({
  date: '2026-11-20',
  timeZone: 'Asia/Tokyo',
  minutes: 60,
  people,
  room: [busy('09:00', '09:30')],
  now: Date.parse(tokyo('08:30')),
});
const at = (time: string) =>
  slots.find(({ startTime }) => startTime === new Date(tokyo(time)).toISOString());

it('returns a slot for each half hour of the day', () => {
  expect(slots).toHaveLength(24);
  expect(slots[0]?.startTime).toBe(new Date(tokyo('08:00')).toISOString());
});

describe('a slot', () => {
  it.each([
    // `busy` covers the whole meeting, each cell only its half hour.
    ['08:00', [], false, true, [false, false]],
    ['08:30', [], true, true, [false, false]],
    ['09:30', ['aoi'], false, false, [false, false]],
    ['10:30', ['aoi'], false, false, [true, false]],
    ['11:00', ['ren'], false, false, [false, false]],
    ['11:30', ['ren'], false, false, [false, true]],
    ['12:30', [], false, false, [false, false]],
    ['14:00', [], false, false, [false, false]],
  ])('at %s: %j busy', (time, who, roomTaken, past, cells) => {
    const slot = at(time);
    expect(slot?.busy.map(({ userId }) => userId)).toEqual(who);
    expect(slot).toMatchObject({ roomTaken, past, cells });
  });
});

it('uses the local time across a daylight saving change', () => {
  const days = (date: string) =>
    slotsOf({ date, timeZone: 'Europe/Paris', minutes: 60, people: [], now: 0 })[0]?.startTime;
  expect([days('2026-10-24'), days('2026-10-25')]).toEqual([
    '2026-10-24T06:00:00.000Z',
    '2026-10-25T07:00:00.000Z',
  ]);
});
