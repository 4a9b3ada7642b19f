import { expect, it } from 'vitest';
import type { FloorPlan, Zone } from '@office/world/floor-plan';
import { compileFloorPlan } from '@office/world/geometry';
import { screenPlaceOf } from './screen-places.ts';

const room: Zone = {
  id: 'room',
  kind: 'MEETING',
  name: { ja: '会議室', en: 'Room' },
  polygon: [
    [2, 2],
    [8, 2],
    [8, 6],
    [2, 6],
  ],
  finish: 'CARPET',
  tint: 'sand',
};
const wall = (id: string, from: [number, number], to: [number, number]) =>
  ({ id, from, to, thickness: 0.2, height: 2.6, material: 'PLASTER' }) as const;
const plan: FloorPlan = {
  version: 1,
  size: { width: 20, depth: 20 },
  walls: [wall('back', [2, 2], [8, 2]), wall('left', [2, 2], [2, 6])],
  doors: [{ id: 'door', wallId: 'back', at: 3, width: 1, kind: 'OPENING' }],
  zones: [room],
  desks: [],
  seats: [],
  decor: [],
  spawns: [{ x: 10, z: 10, heading: 0 }],
} as unknown as FloorPlan;
const placeIn = (change: Partial<FloorPlan>) =>
  screenPlaceOf(compileFloorPlan({ ...plan, ...change }), room);

it('uses the screen of the plan', () => {
  const decor = [{ id: 's', kind: 'SCREEN', x: 4, z: 2.1, heading: 0, width: 2 }] as const;
  const place = placeIn({ decor: [...decor] as unknown as FloorPlan['decor'] });
  expect(place).toMatchObject({ x: 4, heading: 0, added: false });
  expect(place.width).toBeCloseTo(1.94);
});

it('falls back to the longest wall segment beside the door, facing the room', () => {
  const place = placeIn({});
  expect(place.x).toBeCloseTo(2.16);
  expect(place.z).toBeCloseTo(4);
  expect(Math.sin(place.heading)).toBeCloseTo(1);
  expect(place).toMatchObject({ width: 1.6, added: true });
});

it('uses the longest side of an area without walls', () => {
  const place = placeIn({ walls: [], doors: [] });
  expect(place.x).toBeCloseTo(5);
  expect([2.06, 5.94].some((z) => Math.abs(place.z - z) < 0.01)).toBe(true);
  expect(Math.cos(place.heading)).toBeCloseTo(place.z < 4 ? 1 : -1);
});
