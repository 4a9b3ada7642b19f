import type { NotificationOrder } from '@office/vocabulary';
import { expect, it } from 'vitest';
import { notificationDays } from './notificationDays.ts';

const openedAt = Date.parse('2026-11-20T09:00:00Z');
const before = '2026-11-20T08:00:00Z';
const since = '2026-11-20T09:00:01Z';

const at = (createdAt: string, readAt: string | null = null) => ({ createdAt, readAt });
const a = at('2026-11-20T03:00:00Z');
const b = at('2026-11-20T01:00:00Z', since);
const c = at('2026-11-19T01:00:00Z');
const d = at('2026-11-20T02:00:00Z', before);
const e = at('2026-11-18T02:00:00Z', before);

it.each<[string, NotificationOrder, ReturnType<typeof at>[], [string | null, string, number][]]>([
  ['returns no group for an empty list', 'UNREAD_FIRST', [], []],
  ['groups one day', 'NEWEST', [a, d, b], [[null, '2026-11-20', 3]]],
  [
    'groups by day regardless of read state',
    'NEWEST',
    [a, d, c, e],
    [
      [null, '2026-11-20', 2],
      [null, '2026-11-19', 1],
      [null, '2026-11-18', 1],
    ],
  ],
  [
    'groups unread and recently read items first',
    'UNREAD_FIRST',
    [a, b, c, d, e],
    [
      ['unread', '2026-11-20', 2],
      [null, '2026-11-19', 1],
      ['read', '2026-11-20', 1],
      [null, '2026-11-18', 1],
    ],
  ],
  [
    'groups only read items',
    'UNREAD_FIRST',
    [d, e],
    [
      ['read', '2026-11-20', 1],
      [null, '2026-11-18', 1],
    ],
  ],
])('%s', (_, order, items, expected) => {
  const days = notificationDays(items, { order, openedAt, dayOf: (iso) => iso.slice(0, 10) });
  expect(
    days.map(({ part, at: moment, items: of }) => [part, moment.slice(0, 10), of.length]),
  ).toEqual(expected);
  expect(days.flatMap((day) => day.items)).toEqual(items);
  expect(new Set(days.map(({ key }) => key)).size).toBe(days.length);
});
