import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FloorPlan } from '../floor-plan/contract.ts';
import { floorPlanSchema } from '../floor-plan/contract.ts';
import { compileFloorPlan, hitsWall, isFree, isMoveLegal, slide } from './floor-geometry.ts';
import { insidePolygon, seatNear, zoneAt } from './places.ts';
import { chooseSpawn } from './spawn.ts';

const name = { ja: '階', en: 'Floor' };
/** 10 × 10 m with a wall at z = 5, a door of 1 m at x = 5, and a table. */
const plan: FloorPlan = {
  version: 1,
  name,
  size: { width: 10, depth: 10, height: 3 },
  spawns: [
    { x: 2, z: 8, heading: 0 },
    { x: 4, z: 8, heading: 0 },
  ],
  walls: [
    { id: 'middle', from: [0, 5], to: [10, 5], thickness: 0.1, height: 3, material: 'PLASTER' },
  ],
  doors: [{ id: 'door', wallId: 'middle', at: 5, width: 1, kind: 'OPENING' }],
  zones: [
    {
      id: 'all',
      kind: 'OPEN',
      name,
      polygon: [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      finish: 'WOOD',
      tint: 'sand',
    },
    {
      id: 'room',
      kind: 'MEETING',
      name,
      polygon: [
        [0, 0],
        [10, 0],
        [10, 5],
        [0, 5],
      ],
      finish: 'CARPET',
      tint: 'iris',
    },
  ],
  desks: [],
  seats: [{ id: 's1', label: 'A-1', x: 2, z: 2, heading: 0, zoneId: 'room', kind: 'CHAIR' }],
  decor: [{ kind: 'COFFEE_TABLE', x: 8, z: 8, heading: Math.PI / 2 }],
};
const floor = compileFloorPlan(plan);

it('accepts a valid plan', () => expect(z.safeParse(floorPlanSchema, plan).success).toBe(true));

it.each([
  { version: 2 },
  { spawns: [] },
  { walls: [{ ...plan.walls[0], thickness: 0 }] },
  {
    zones: [
      {
        ...plan.zones[0],
        polygon: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  },
  { decor: [{ kind: 'DRAGON', x: 1, z: 1, heading: 0 }] },
  { size: { width: 10, depth: Infinity, height: 3 } },
])('rejects %o', (change) => {
  expect(z.safeParse(floorPlanSchema, { ...plan, ...change }).success).toBe(false);
});

it('cuts doors out of their walls', () => {
  expect(floor.walls.map(({ x, halfWidth }) => [x, halfWidth])).toEqual([
    [2.25, 2.25],
    [7.75, 2.25],
  ]);
});

it.each([
  [{ x: 5, z: 2 }, 'room'],
  [{ x: 5, z: 7 }, 'all'],
  [{ x: 50, z: 7 }, undefined],
])('zoneAt %o returns %s', (point, id) => expect(zoneAt(plan, point)?.id).toBe(id));

it('insidePolygon handles a concave polygon', () => {
  const u: [number, number][] = [
    [0, 0],
    [6, 0],
    [6, 6],
    [4, 6],
    [4, 2],
    [2, 2],
    [2, 6],
    [0, 6],
  ];
  expect(insidePolygon({ x: 1, z: 5 }, u)).toBe(true);
  expect(insidePolygon({ x: 3, z: 5 }, u)).toBe(false);
  expect(insidePolygon({ x: 5, z: 5 }, u)).toBe(true);
});

describe('walls', () => {
  it.each([
    [{ x: 2, z: 5 }, true],
    [{ x: 2, z: 5.2 }, true],
    [{ x: 2, z: 5.4 }, false],
    [{ x: 5, z: 5 }, false],
    [{ x: 4.6, z: 5 }, true],
  ])('hitsWall at %o: %s', (point, hit) => expect(hitsWall(floor, point, 0.24)).toBe(hit));

  it.each([
    ['along the wall', { x: 1, z: 6 }, { x: 9, z: 6 }, true],
    ['through the door', { x: 5, z: 6 }, { x: 5, z: 4 }, true],
    ['through the wall', { x: 2, z: 6 }, { x: 2, z: 4 }, false],
    ['through the wall in one long step', { x: 2, z: 9 }, { x: 2, z: 1 }, false],
    ['across the door’s jamb', { x: 4, z: 6 }, { x: 5, z: 4 }, false],
    ['outside the floor', { x: 1, z: 6 }, { x: -1, z: 6 }, false],
    ['to NaN', { x: 1, z: 6 }, { x: Number.NaN, z: 6 }, false],
    ['without moving', { x: 1, z: 6 }, { x: 1, z: 6 }, true],
  ])('isMoveLegal %s', (_, from, to, legal) =>
    expect(isMoveLegal(floor, from, to, 0.24)).toBe(legal),
  );
});

describe('slide', () => {
  it('moves freely without obstacles', () => {
    expect(slide(floor, { x: 2, z: 7 }, { x: 2.1, z: 7 }, 0.24)).toEqual({ x: 2.1, z: 7 });
  });
  it('moves along a wall', () => {
    const point = slide(floor, { x: 2, z: 5.3 }, { x: 2.1, z: 5.2 }, 0.24);
    expect(point.x).toBeCloseTo(2.1);
    expect(point.z).toBeCloseTo(5.29, 2);
  });
  it('moves around furniture', () => {
    const point = slide(floor, { x: 7.4, z: 8 }, { x: 7.5, z: 8.05 }, 0.24);
    expect(isFree(floor, point, 0.24)).toBe(true);
    expect(point.z).toBeGreaterThan(8);
  });
  it('never crosses a wall in 20 000 random steps', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    let at = { x: 5, z: 7 };
    for (let step = 0; step < 20_000; step++) {
      const length = random() < 0.05 ? 6 : 0.3;
      const to = { x: at.x + (random() - 0.5) * length, z: at.z + (random() - 0.5) * length };
      const next = slide(floor, at, to, 0.24);
      if (!isMoveLegal(floor, at, next, 0.24))
        expect.fail(`step ${step}: ${JSON.stringify({ at, to, next })}`);
      at = next;
    }
  });
});

it('chooses a spawn point away from other people', () => {
  expect(chooseSpawn(floor, [])).toBe(plan.spawns[0]);
  expect(chooseSpawn(floor, [{ x: 2.2, z: 8 }])).toBe(plan.spawns[1]);
});

it('chooses a reachable position near a spawn point if all spawn points are taken', () => {
  const taken: { x: number; z: number }[] = [];
  for (let i = 0; i < plan.spawns.length + 12; i++) {
    const { x, z } = chooseSpawn(floor, taken);
    expect(isFree(floor, { x, z }, 0.24)).toBe(true);
    for (const other of taken)
      expect(Math.hypot(other.x - x, other.z - z)).toBeGreaterThanOrEqual(1);
    taken.push({ x, z });
  }
});

it('chooses the emptiest spawn point if no position is free', () => {
  const everywhere = Array.from({ length: 1000 }, (_, i) => ({
    x: (i % 40) * 0.6,
    z: Math.floor(i / 40) * 0.6,
  }));
  expect(plan.spawns).toContain(chooseSpawn(floor, everywhere));
});

it('finds the seat within reach', () => {
  expect(seatNear(plan, { x: 2.5, z: 2 }, 1)?.id).toBe('s1');
  expect(seatNear(plan, { x: 4, z: 2 }, 1)).toBeUndefined();
});
