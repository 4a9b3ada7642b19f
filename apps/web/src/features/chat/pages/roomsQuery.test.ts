import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { joinPages } from './roomsQuery.ts';

const page = (...rooms: [id: string, minute: number][]) =>
  ({
    data: rooms.map(([id, minute]) => ({ id, updatedAt: `2026-11-20T09:${minute}:00.000Z` })),
  }) as Schemas['ChatRoomList'];

it('joins pages by latest message and removes duplicate rooms', () => {
  const first = page(['d', 50], ['c', 40]);
  const second = page(['c', 30], ['b', 55], ['a', 10]);
  expect(joinPages([first, undefined, second]).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
  expect(joinPages([undefined])).toEqual([]);
});
