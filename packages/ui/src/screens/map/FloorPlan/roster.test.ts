import { expect, it } from 'vitest';
import type { FloorPlanData, PlanPerson } from '../map.ts';
import { rosterOf } from './roster.ts';

const plan: FloorPlanData = {
  size: { width: 10, depth: 6 },
  walls: [],
  doors: [],
  zones: [
    {
      id: 'lounge',
      kind: 'LOUNGE',
      name: { ja: 'ラウンジ', en: 'Lounge' },
      finish: 'WOOD',
      tint: 'sand',
      polygon: [
        [0, 0],
        [10, 0],
        [10, 6],
        [0, 6],
      ],
    },
  ],
  desks: [],
  seats: [{ id: 's1', label: 'Sofa', zoneId: 'lounge', kind: 'SOFA', x: 2, z: 2, heading: 0 }],
  decor: [],
};

it.each([
  ['sits', 'sit', 2.2, true],
  ['talks on the seat', 'talk', 2.004, true],
  ['waves on the seat', 'wave', 2, true],
  ['talks beside the seat', 'talk', 2.4, false],
  ['walks past the seat', 'walk', 2, false],
] as const)('resolves the seat of a person who %s (%s at %f m)', (_, state, x, isOccupant) => {
  const person: PlanPerson = {
    userId: 'u1',
    name: '青木 葵',
    workingStatus: 'OFFICE',
    status: 'AVAILABLE',
    x,
    z: 2,
    heading: 0,
    state,
  };
  const { zones } = rosterOf(plan, [person], [], { language: 'ja', myUserId: undefined });
  expect(zones[0]?.seats[0]?.userName).toBe(isOccupant ? '青木 葵' : undefined);
});
