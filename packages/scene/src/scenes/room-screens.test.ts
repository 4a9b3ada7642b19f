import { expect, it } from 'vitest';
import { roomStatus } from './room-screens.ts';

const at = (hour: number) => new Date(2026, 10, 20, hour).toISOString();
const now = Date.parse(at(8));
const weekly = { title: '定例', startTime: at(9), endTime: at(10) };
const secret = { title: null, startTime: at(11), endTime: at(12) };

it.each([
  ['a free room', { current: null, next: null }, [false, 'Free', '', '']],
  [
    'the next meeting',
    { current: null, next: weekly },
    [false, 'Free until 09:00', '', 'Next 09:00–10:00 定例'],
  ],
  [
    'a current private meeting without its title',
    { current: secret, next: null },
    [true, 'In use until 12:00', 'Private meeting', ''],
  ],
  [
    'a private meeting after the current one without its title',
    { current: weekly, next: secret },
    [true, 'In use until 10:00', '定例', 'Next 11:00–12:00 Private meeting'],
  ],
] as const)('shows %s', (_, meetings, [taken, status, title, next]) => {
  expect(roomStatus(meetings, 'en', now)).toEqual({ taken, status, title, next });
});
