import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorPerson } from '@office/world/movement';
import { expect, it } from 'vitest';
import type { WatchedFloor } from '../../../office/walking/FloorWatch.ts';
import { currentZone } from './currentZone.ts';

const square = (id: string, left: number) => ({
  id,
  polygon: [
    [left, 0],
    [left + 4, 0],
    [left + 4, 4],
    [left, 4],
  ],
});
const plan = { zones: [square('sakura', 0), square('take', 4)] } as unknown as FloorPlan;
const floor = (status: WatchedFloor['status'], x?: number): WatchedFloor => ({
  status,
  people: x === undefined ? [] : [{ userId: 'ren', x, z: 1 } as FloorPerson],
});

it.each([
  ['in a room', floor('live', 1), plan, { status: 'here', zoneId: 'sakura' }],
  ['in another room', floor('live', 5), plan, { status: 'here', zoneId: 'take' }],
  ['in no room', floor('live', 9), plan, { status: 'here', zoneId: null }],
  ['not on the floor', floor('live'), plan, { status: 'gone' }],
  ['unknown before the floor is loaded', floor('connecting'), plan, { status: 'unknown' }],
  ['unknown on a closed floor', floor('refused'), plan, { status: 'unknown' }],
  ['unknown before the plan is loaded', floor('live', 1), undefined, { status: 'unknown' }],
])('reports a member as %s', (_, watched, known, place) => {
  expect(currentZone(watched, known, 'ren')).toEqual(place);
});
