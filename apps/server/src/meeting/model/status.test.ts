import { expect, it } from 'vitest';
import { meetingStatus } from './status.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const planned = { startTime: at('09:00'), endTime: at('10:00'), canceledAt: null, endedAt: null };

it.each([
  ['SCHEDULED', '08:59', planned],
  ['ONGOING', '09:00', planned],
  ['ONGOING', '09:59', planned],
  ['ENDED', '10:00', planned],
  ['ENDED', '09:30', { ...planned, endedAt: at('09:20') }],
  ['CANCELED', '09:30', { ...planned, canceledAt: at('08:00') }],
  ['CANCELED', '11:00', { ...planned, canceledAt: at('08:00'), endedAt: at('09:00') }],
  ['SCHEDULED', '09:30', { ...planned, startTime: null, endTime: null }],
  ['ONGOING', '23:00', { ...planned, endTime: null }],
] as const)('returns %s at %s', (status, now, times) => {
  expect(meetingStatus(times, at(now))).toBe(status);
});
