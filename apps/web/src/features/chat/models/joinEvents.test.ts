import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { toArrivals } from './joinEvents.ts';

const member = (userId: string, time: string, addedBy: string | null = null) =>
  ({
    userId,
    nameKanji: userId.toUpperCase(),
    joinedAt: `2026-11-20T${time}:00.000Z`,
    addedBy,
  }) as Schemas['ChatMember'];

it('groups members added together and names the member who added them', () => {
  const members = [
    member('mei', '10:00', 'aoi'),
    member('aoi', '09:00'),
    member('ren', '09:00', 'aoi'),
    member('haru', '10:00', 'aoi'),
    member('code', '10:00'),
    member('late', '11:00', 'gone'),
  ];
  const arrivals = toArrivals(members).map(({ names, addedBy }) => [names.join(' '), addedBy]);
  expect(arrivals).toEqual([
    ['REN', 'AOI'],
    ['MEI HARU', 'AOI'],
    ['CODE', undefined],
    ['LATE', undefined],
  ]);
});
