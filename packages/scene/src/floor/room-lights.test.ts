import type { FloorPlan } from '@office/world/floor-plan';
import { BufferAttribute, BufferGeometry } from 'three';
import { expect, it } from 'vitest';
import { RoomLights, roomStep } from './room-lights.ts';

const polygon = (x: number) => [
  [x, 0],
  [x + 4, 0],
  [x + 4, 4],
  [x, 4],
];
const plan = {
  size: { width: 12, depth: 8 },
  zones: [
    { id: 'all', kind: 'OPEN', polygon: polygon(0) },
    { id: 'sakura', kind: 'MEETING', polygon: polygon(0) },
    { id: 'ume', kind: 'MEETING', polygon: polygon(4) },
  ],
} as unknown as FloorPlan;

it('lights the rooms in which people are', () => {
  const lights = new RoomLights(plan);
  const [open, sakura, ume] = [0, 1, 2];
  lights.update([{ x: 1, z: 1 }], 1, false);
  const { value } = lights.uniform;
  expect(lights.lit).toEqual(['sakura']);
  expect(value[sakura]).toBeGreaterThan(1);
  expect(value[ume]).toBeLessThan(0.5);
  expect(value[open]).toBe(1);
  lights.update([{ x: 1, z: 7 }], 1, false);
  expect(lights.lit).toEqual([]);
  expect(value[sakura]).toBe(value[ume]);
});

it('fades and asks for frames until the light is on', () => {
  const lights = new RoomLights(plan);
  const people = [{ x: 1, z: 1 }];
  expect(lights.update(people, 0.05, true)).toBe(true);
  expect(lights.uniform.value[1]).toBeLessThan(0.8);
  let frames = 0;
  while (lights.update(people, 0.05, true)) frames++;
  expect(frames).toBeLessThan(60);
  expect(lights.uniform.value[1]).toBeGreaterThan(1);
});

it('encodes the room of a vertex into its lamp light', () => {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([5, 1, 1, 1, 1, 6]), 3));
  geometry.setAttribute('lamp', new BufferAttribute(new Float32Array([0.5, 0.5]), 1));
  new RoomLights(plan).encode(geometry);
  const lamp = geometry.getAttribute('lamp');
  expect([lamp.getX(0), lamp.getX(1)]).toEqual([0.5 + 2 * roomStep, 0.5]);
});
