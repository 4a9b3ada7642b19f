import { expect, it } from 'vitest';
import { shownReachability } from './reachabilityContext.ts';

const timeZone = 'Asia/Tokyo';
const at = (time: string) => ({ now: Date.parse(`2026-11-24T${time}:00+09:00`), timeZone });
const until = (time: string) => `2026-11-24T${time}:00+09:00`;
const nothing = { statusLine: null, quietUntil: null, workingHours: null };
const lunch = { emoji: '🍱', text: 'Lunch' };
const hours = { weekdays: [2], startTime: '09:00', endTime: '18:00', pauseOutside: false };

it.each([
  ['nothing for a member without any part', nothing, '12:00', {}],
  [
    'a status line with its end',
    { ...nothing, statusLine: { ...lunch, endsAt: until('13:00') } },
    '12:59',
    { statusLine: { ...lunch, until: '13:00' } },
  ],
  [
    'no status line at its end',
    { ...nothing, statusLine: { ...lunch, endsAt: until('13:00') } },
    '13:00',
    {},
  ],
  [
    'a status line without an end',
    { ...nothing, statusLine: { ...lunch, endsAt: null } },
    '12:00',
    { statusLine: lunch },
  ],
  ['a quiet time', { ...nothing, quietUntil: until('15:00') }, '12:00', { pausedUntil: '15:00' }],
  ['no quiet time at its end', { ...nothing, quietUntil: until('15:00') }, '15:00', {}],
  [
    'the local time outside the working hours of another zone',
    { ...nothing, workingHours: { ...hours, timeZone: 'Europe/Berlin' } },
    '12:00',
    { localTime: '04:00' },
  ],
])('returns %s', (_, member, time, expected) => {
  expect(shownReachability(member, at(time), 'en')).toEqual(expected);
});
