import { expect, it } from 'vitest';
import { comparePlans } from './compare.ts';
import type { FloorPlan } from './contract.ts';

const wall = (id: string, x: number): FloorPlan['walls'][number] => ({
  id,
  from: [x, 0],
  to: [x, 5],
  thickness: 0.1,
  height: 3,
  material: 'GLASS',
});
const plant = (x: number): FloorPlan['decor'][number] => ({ kind: 'PLANT', x, z: 1, heading: 0 });
const plan: FloorPlan = {
  version: 1,
  name: { ja: '階', en: 'Floor' },
  size: { width: 10, depth: 10, height: 3 },
  spawns: [{ x: 1, z: 1, heading: 0 }],
  walls: [wall('a', 1), wall('b', 2)],
  doors: [],
  zones: [],
  desks: [],
  seats: [],
  decor: [plant(1), plant(1), plant(2)],
};

it.each<[string, Partial<FloorPlan>, ReturnType<typeof comparePlans>]>([
  ['nothing', {}, []],
  [
    'another order',
    { walls: [wall('b', 2), wall('a', 1)], decor: [plant(2), plant(1), plant(1)] },
    [],
  ],
  [
    'another order of properties',
    {
      walls: [
        { ...Object.fromEntries(Object.entries(wall('a', 1)).reverse()) } as never,
        wall('b', 2),
      ],
    },
    [],
  ],
  [
    'one wall moved, one removed, two added',
    { walls: [wall('a', 3), wall('c', 4), wall('d', 5)] },
    [{ kind: 'wall', added: 2, removed: 1, changed: 1 }],
  ],
  [
    'one plant moved, one added',
    { decor: [plant(1), plant(3), plant(2), plant(4)] },
    [{ kind: 'decor', added: 1, removed: 0, changed: 1 }],
  ],
  [
    'one of two equal plants removed',
    { decor: [plant(1), plant(2)] },
    [{ kind: 'decor', added: 0, removed: 1, changed: 0 }],
  ],
])('compares plans: %s', (_, change, expected) => {
  expect(comparePlans(plan, { ...plan, ...change })).toEqual(expected);
});
