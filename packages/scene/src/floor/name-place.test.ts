import type { FloorPlan } from '@office/world/floor-plan';
import { compileFloorPlan } from '@office/world/geometry';
import { expect, test } from 'vitest';
import { placeForName } from './name-place.ts';

const lounge: FloorPlan['zones'][number] = {
  id: 'lounge',
  kind: 'LOUNGE',
  name: { en: 'Lounge', ja: 'ラウンジ' },
  polygon: [
    [0, 0],
    [6, 0],
    [6, 4],
    [0, 4],
  ],
  finish: 'WOOD',
  tint: 'sand',
};
const name = { width: 2, depth: 0.5 };

function placed(things: Partial<Pick<FloorPlan, 'decor' | 'seats'>>, zone = lounge) {
  const size = { width: 20, depth: 20 };
  const none = { walls: [], doors: [], desks: [], seats: [], decor: [] };
  const plan = { ...none, size, zones: [zone], ...things };
  return placeForName(compileFloorPlan(plan as unknown as FloorPlan), zone, name);
}

test('placeForName starts at the front left', () => {
  expect(placed({})).toEqual({ x: 0.35, z: 3.65 });
});

test('placeForName avoids furniture', () => {
  const plant = { kind: 'PLANT', x: 0.6, z: 3.5, heading: 0 } as const;
  expect(placed({ decor: [plant] }).x).toBeGreaterThan(0.85);
});

test('placeForName uses the back if the front is fully occupied', () => {
  const sofa = { kind: 'SOFA', x: 3, z: 3.5, heading: 0, width: 6 } as const;
  expect(placed({ decor: [sofa] })).toEqual({ x: 0.35, z: 0.85 });
});

test('placeForName never overlaps another zone', () => {
  const corner: typeof lounge = {
    ...lounge,
    polygon: [
      [0, 0],
      [6, 0],
      [6, 4],
      [4, 4],
      [4, 2],
      [0, 2],
    ],
  };
  const sofa = { kind: 'SOFA', x: 3, z: 0.6, heading: 0, width: 6 } as const;
  expect(placed({ decor: [sofa] }, corner).z).toBeLessThan(2);
});
