import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFloorPlan, type PlanProblem } from './check-floor-plan.ts';
import type { FloorPlan } from '../floor-plan/contract.ts';
import { describe, expect, it } from 'vitest';

const name = { ja: '階', en: 'Floor' };
const zone = (id: string, from: number, to: number): FloorPlan['zones'][number] => ({
  id,
  kind: 'OPEN',
  name,
  polygon: [
    [0, from],
    [10, from],
    [10, to],
    [0, to],
  ],
  finish: 'WOOD',
  tint: 'sand',
});
const room = (
  id: string,
  [x0, z0, x1, z1]: [number, number, number, number],
): FloorPlan['zones'][number] => ({
  ...zone(id, z0, z1),
  kind: 'MEETING',
  polygon: [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ],
});
const wall = { thickness: 0.1, height: 3, material: 'PLASTER' } as const;

const plan: FloorPlan = {
  version: 1,
  name,
  size: { width: 10, depth: 10, height: 3 },
  spawns: [
    { x: 2, z: 8, heading: 0 },
    { x: 4, z: 8, heading: 0 },
  ],
  walls: [{ id: 'w', from: [0, 5], to: [10, 5], ...wall }],
  doors: [{ id: 'd', wallId: 'w', at: 5, width: 1, kind: 'OPENING' }],
  zones: [zone('back', 0, 5), zone('front', 5, 10)],
  desks: [{ id: 'desk', x: 7, z: 8, heading: 0, width: 1.6, depth: 0.8 }],
  seats: [
    { id: 's1', label: 'A-1', x: 2, z: 2, heading: 0, zoneId: 'back', kind: 'DESK' },
    { id: 's2', label: 'A-2', x: 7, z: 7.2, heading: 0, zoneId: 'front', kind: 'DESK' },
  ],
  decor: [{ kind: 'PLANT', x: 9, z: 9, heading: 0 }],
};
const [seat] = plan.seats as [FloorPlan['seats'][number]];
const [desk] = plan.desks as [FloorPlan['desks'][number]];
const [door] = plan.doors as [FloorPlan['doors'][number]];

const found = (value: unknown) =>
  checkFloorPlan(value).problems.map(({ code, where }) => `${code} ${where}`);

it('accepts a walkable plan', () => {
  expect(checkFloorPlan(plan)).toEqual({ plan, problems: [] });
});

it('accepts the demo plans', async () => {
  const folder = path.join(import.meta.dirname, '../../../../apps/server/src/demo/floor-plans');
  for (const file of await readdir(folder)) {
    expect(found(JSON.parse(await readFile(path.join(folder, file), 'utf8'))), file).toEqual([]);
  }
});

describe('plan problems', () => {
  it.each<[string, object, string[]]>([
    ['another version', { version: 2 }, ['malformed version']],
    ['no entrance', { spawns: [] }, ['noSpawn plan']],
    ['an unknown kind', { seats: [{ ...seat, kind: 'THRONE' }] }, ['malformed seats[0].kind']],
    ['a very large floor', { size: { width: 200, depth: 10, height: 3 } }, ['tooLarge size']],
    [
      'very many elements',
      { decor: Array.from({ length: 2001 }, () => plan.decor[0]) },
      ['tooLarge decor'],
    ],
    [
      'a duplicate id',
      { zones: [...plan.zones, zone('front', 5, 10)] },
      ['duplicateId zone front'],
    ],
    [
      'a duplicate label',
      { seats: [...plan.seats, { ...seat, id: 's3', x: 4 }] },
      ['duplicateLabel seat label A-1'],
    ],
    ['a very long name', { name: { ja: 'あ'.repeat(256), en: 'x' } }, ['nameTooLong plan']],
    [
      'a very long label',
      { seats: [{ ...seat, label: 'A'.repeat(256) }] },
      ['nameTooLong seat s1'],
    ],
    [
      'a name with a direction override',
      { zones: [{ ...plan.zones[0], name: { ja: '奥', en: 'Back\u202e' } }, plan.zones[1]] },
      ['nameNotVisible zone back'],
    ],
    [
      'a reading in kanji',
      {
        zones: [
          { ...plan.zones[0], name: { ja: '奥', en: 'Back', katakana: '奥' } },
          plan.zones[1],
        ],
      },
      ['nameKatakana zone back'],
    ],
    [
      'a reading in full-width letters',
      { name: { ja: '一階', en: '1F', katakana: 'イッカイ' } },
      ['nameKatakana plan'],
    ],
    ['an empty label', { seats: [{ ...seat, label: ' \u200b' }] }, ['nameNotVisible seat s1']],
    [
      'an element outside',
      { decor: [{ kind: 'PLANT', x: 9, z: 11, heading: 0 }] },
      ['outsideFloor decor 1 (PLANT)'],
    ],
    [
      'a desk that crosses the edge',
      { desks: [desk, { ...desk, id: 'over', x: 9.3 }] },
      ['outsideFloor desk over'],
    ],
    [
      'a rotated desk that crosses the edge',
      { desks: [{ ...desk, x: 7, z: 9.3, heading: Math.PI / 2 }] },
      ['outsideFloor desk desk'],
    ],
    [
      'furniture that crosses the edge, except rugs',
      { decor: ['SOFA', 'RUG'].map((kind) => ({ kind, x: 9.2, z: 2, heading: 0 })) },
      ['outsideFloor decor 1 (SOFA)'],
    ],
    ['desks that touch the edge', { desks: [{ ...desk, x: 9.6, heading: Math.PI / 2 }] }, []],
    [
      'a wall without length',
      { walls: [...plan.walls, { id: 'p', from: [1, 1], to: [1, 1], ...wall }] },
      ['wallWithoutLength wall p'],
    ],
    ['a door without a wall', { doors: [{ ...door, wallId: 'x' }] }, ['unknownWall door d']],
    [
      'a door beyond the end of its wall',
      { doors: [{ ...door, at: 9.8 }] },
      ['doorOutsideWall door d'],
    ],
    [
      'overlapping doors',
      { doors: [door, { ...door, id: 'e', at: 5.5 }] },
      ['doorsOverlap door d', 'doorsOverlap door e'],
    ],
    ['a seat outside zones', { seats: [{ ...seat, zoneId: 'x' }] }, ['unknownZone seat s1']],
    [
      'a seat in another zone',
      { seats: [{ ...seat, zoneId: 'front' }] },
      ['seatOutsideZone seat s1'],
    ],
    ['a seat in a wall', { seats: [{ ...seat, z: 4.98 }] }, ['insideWall seat s1']],
    [
      'a spawn in a desk',
      { spawns: [plan.spawns[0], { x: 7, z: 8, heading: 0 }] },
      ['spawnBlocked spawn 2'],
    ],
    [
      'an enclosed area with people',
      { doors: [], spawns: [plan.spawns[0], { x: 2, z: 2, heading: 0 }], seats: [plan.seats[1]] },
      ['unreachable spawn 2', 'peopleShutIn around 4.9, 2.5'],
    ],
    [
      'a room without a door',
      { doors: [], zones: [{ ...plan.zones[0], kind: 'MEETING' }, plan.zones[1]] },
      ['unreachable seat s1', 'roomWithoutDoor zone back'],
    ],
    [
      'overlapping seats',
      { seats: [...plan.seats, { ...seat, id: 's3', label: 'A-3', x: 2.2 }] },
      ['seatsOverlap seat s3'],
    ],
    [
      'overlapping rooms',
      { zones: [plan.zones[0], plan.zones[1], room('a', [1, 6, 4, 9]), room('b', [3, 6, 6, 9])] },
      ['roomsOverlap zone b'],
    ],
    [
      'a room in an open zone and next to another room',
      { zones: [plan.zones[0], plan.zones[1], room('a', [1, 6, 4, 9]), room('b', [3.9, 6, 6, 9])] },
      [],
    ],
  ])('%s', (_, change, problems) => expect(found({ ...plan, ...change })).toEqual(problems));

  it.each([null, 7, 'plan', [], {}])('reports %j as malformed without throwing', (value) => {
    const { plan: none, problems } = checkFloorPlan(value);
    expect(none).toBeNull();
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['malformed']));
  });

  it.each<[string, object, Partial<PlanProblem>]>([
    [
      'a seat',
      { seats: [{ ...seat, z: 4.98 }] },
      { items: [{ kind: 'seat', id: 's1' }], point: { x: 2, z: 4.98 } },
    ],
    [
      'a door, with its wall',
      { doors: [{ ...door, at: 9.8 }] },
      {
        items: [
          { kind: 'door', id: 'd' },
          { kind: 'wall', id: 'w' },
        ],
        point: { x: 9.8, z: 5 },
      },
    ],
    [
      'an element without an id',
      { decor: [...plan.decor, { kind: 'PLANT', x: 9, z: 11, heading: 0 }] },
      { items: [{ kind: 'decor', id: '1' }], point: { x: 9, z: 11 } },
    ],
    [
      'an element of an invalid shape',
      { seats: [seat, { ...seat, id: 's2', kind: 'THRONE' }] },
      { items: [{ kind: 'seat', id: 's2' }], point: { x: 2, z: 2 } },
    ],
    ['a position', { doors: [], seats: [plan.seats[1]] }, { level: 'WARNING', items: [] }],
  ])('locates %s', (_, change, expected) => {
    const { problems } = checkFloorPlan({ ...plan, ...change });
    expect(problems).toMatchObject([{ level: 'ERROR', ...expected }]);
    expect(problems[0]!.point).toBeDefined();
  });

  it('accepts a plan with only warnings', () => {
    const odd = { ...plan, doors: [], seats: [plan.seats[1]] };
    expect(checkFloorPlan(odd)).toMatchObject({ plan: odd, problems: [{ code: 'peopleShutIn' }] });
  });

  it('reports all problems together', () => {
    const worse = { ...plan, doors: [{ ...door, wallId: 'x' }], seats: [{ ...seat, zoneId: 'x' }] };
    expect(found(worse)).toEqual(['unknownWall door d', 'unknownZone seat s1']);
  });
});
