import type { FloorPlan, Zone } from '@office/world/floor-plan';
import { expect, it } from 'vitest';
import { boxOver, compactSignLines, detailedSignLines, doorOf, signLines } from './door-signs.ts';

const at = (hour: number) => new Date(2026, 10, 20, hour).toISOString();
const weekly = { title: '定例', startTime: at(9), endTime: at(10) };
const secret = { title: null, startTime: at(11), endTime: at(12) };
const zoneId = 'sakura';
const now = Date.parse(at(8));

it.each([
  ['nothing', { current: null, next: null }, 0, [], []],
  ['people', { current: null, next: null }, 2, [], ['2 people are here']],
  [
    'a meeting',
    { current: weekly, next: null },
    2,
    ['In use until 10:00'],
    ['In use: 定例, until 10:00'],
  ],
  [
    'a meeting before a private meeting',
    { current: weekly, next: secret },
    0,
    ['In use until 10:00'],
    ['In use: 定例, until 10:00', 'Next 11:00–12:00 Private meeting'],
  ],
  ['the next meeting', { current: null, next: weekly }, 0, [], ['Free', 'Next 09:00–10:00 定例']],
  [
    'a person before the next meeting',
    { current: null, next: weekly },
    1,
    [],
    ['1 person is here', 'Next 09:00–10:00 定例'],
  ],
])('shows %s, from afar and from near', (_name, news, inside, afar, near) => {
  expect(compactSignLines({ zoneId, ...news }, 'en', now)).toEqual(afar);
  expect(detailedSignLines({ zoneId, ...news }, () => inside, 'en', now)).toEqual(near);
});

it.each([
  ['no details from afar', false, ['葵'], undefined, []],
  ['the name of one person', true, ['葵'], undefined, ['葵']],
  [
    'three names and the number of others',
    true,
    ['a', 'b', 'c', 'd', 'e'],
    undefined,
    ['a, b, c and 2 more'],
  ],
  [
    'people instead of a free room before the next meeting',
    true,
    ['葵'],
    { zoneId, current: null, next: weekly },
    ['葵', 'Next 09:00–10:00 定例'],
  ],
  [
    'people and the current meeting',
    true,
    ['葵'],
    { zoneId, current: weekly, next: null },
    ['葵', 'In use: 定例, until 10:00'],
  ],
] as const)('signs show %s', (_, detailed, names, news, lines) => {
  expect(signLines({ news, names, detailed }, 'en', now)).toEqual(lines);
});

it('supports English and Japanese', () => {
  const meetings = { zoneId, current: secret, next: weekly };
  expect(detailedSignLines(meetings, () => 3, 'ja', now)).toEqual([
    '使用中：非公開の会議 〜12:00',
    '次 09:00〜10:00 定例',
  ]);
  expect(detailedSignLines({ ...meetings, current: null }, () => 3, 'ja', now)[0]).toBe(
    '3人がいます',
  );
});

it.each([
  ['en', ['Free', 'Next 20/11(Fri) 09:00–10:00 定例']],
  ['ja', ['空室', '次 11/20(金) 09:00〜10:00 定例']],
] as const)('shows the day of a meeting on another day (%s)', (language, lines) => {
  const meetings = { zoneId, current: null, next: weekly };
  const yesterday = now - 24 * 60 * 60_000;
  expect(detailedSignLines(meetings, () => 0, language, yesterday)).toEqual(lines);
});

it('shows the day of the end of a meeting past midnight', () => {
  const overnight = { ...weekly, endTime: new Date(2026, 10, 21, 1).toISOString() };
  const meetings = { zoneId, current: overnight, next: null };
  expect(compactSignLines(meetings, 'en', now)).toEqual(['In use until 21/11(Sat) 01:00']);
});

it('places the sign above the door of its room', () => {
  const room = (x0: number, x1: number) =>
    ({
      polygon: [
        [x0, 0],
        [x1, 0],
        [x1, 4],
        [x0, 4],
      ],
    }) as unknown as Zone;
  const wall = (id: string, x: number) => ({ id, from: [x, 4], to: [x + 4, 4] });
  const plan = {
    walls: [wall('left', 0), wall('right', 4)],
    doors: [
      { wallId: 'left', at: 1 },
      { wallId: 'right', at: 3 },
    ],
  } as unknown as FloorPlan;
  expect(doorOf(plan, room(4, 8))).toEqual({ x: 7, z: 4 });
  expect(doorOf({ ...plan, doors: [] }, room(4, 8))).toEqual({ x: 6, z: 2 });
});

it('keeps the sign above its door and inside the free part of the viewport', () => {
  const size = { width: 120, height: 40 };
  const [viewport, inset] = [{ width: 800 }, { left: 72, right: 20 }];
  const over = (x: number, y = 300) => boxOver({ x, y }, size, viewport, inset);
  expect(over(400)).toEqual({ left: 340, top: 260 });
  expect(over(80).left).toBe(80);
  expect(over(770).left).toBe(652);
  expect(over(400, 10).top).toBe(8);
});
