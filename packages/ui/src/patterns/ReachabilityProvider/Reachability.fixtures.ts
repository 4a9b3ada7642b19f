import type { MemberReachability } from './reachabilityContext.ts';

export const reachabilityClock = {
  now: Date.parse('2026-11-24T03:00:00Z'),
  timeZone: 'Asia/Tokyo',
};

const atLunch: MemberReachability = {
  statusLine: { emoji: '🍱', text: 'ランチ中', endsAt: '2026-11-24T04:00:00Z' },
  quietUntil: null,
  workingHours: null,
};
const focusing: MemberReachability = {
  statusLine: { emoji: '🎧', text: 'Focusing', endsAt: null },
  quietUntil: '2026-11-24T06:00:00Z',
  workingHours: null,
};
const inBerlin: MemberReachability = {
  statusLine: null,
  quietUntil: null,
  workingHours: {
    weekdays: [1, 2, 3, 4, 5],
    startTime: '09:00',
    endTime: '18:00',
    timeZone: 'Europe/Berlin',
    pauseOutside: true,
  },
};

export const reachableMembers = new Map([
  ['atLunch', atLunch],
  ['focusing', focusing],
  ['inBerlin', inBerlin],
]);
