import { describe, expect, it } from 'vitest';
import { itemAt, itemsInZone, itemsWithin, findWallAt } from './hitTest.ts';
import { smallPlan } from './plan.fixtures.ts';

const plan = smallPlan();

describe('itemAt', () => {
  it.each([
    [{ x: 10, z: 4 }, 'desk:0'],
    [{ x: 10, z: 3.3 }, 'seat:0'],
    [{ x: 3, z: 1.05 }, 'wall:0'],
    [{ x: 4, z: 5 }, 'door:0'],
    [{ x: 17, z: 8 }, 'decor:1'],
    [{ x: 16, z: 8.5 }, 'decor:0'],
    [{ x: 4, z: 3.6 }, 'zone:1'],
    [{ x: 12, z: 8 }, 'zone:0'],
    [{ x: 10, z: 9.1 }, 'spawn:0'],
    [{ x: 30, z: 3 }, undefined],
  ])('returns the object at %o: %s', (place, key) => {
    expect(itemAt(plan, place, 0.05)).toBe(key);
  });

  it('finds objects within the reach of a finger', () => {
    expect(itemAt(plan, { x: 3, z: 0.7 }, 0.1)).toBe('zone:0');
    expect(itemAt(plan, { x: 3, z: 0.7 }, 0.3)).toBe('wall:0');
  });

  it('finds turned furniture', () => {
    const turned = { ...plan, desks: [{ ...plan.desks[0]!, heading: Math.PI / 2 }], seats: [] };
    expect(itemAt(turned, { x: 10, z: 4.7 }, 0)).toBe('desk:0');
    expect(itemAt(turned, { x: 10.7, z: 4 }, 0)).toBe('zone:0');
  });
});

it('selects only objects completely inside a marquee', () => {
  const found = itemsWithin(plan, { left: 9, top: 2.5, right: 15, bottom: 5 });
  expect(found.toSorted()).toEqual(['desk:0', 'desk:1', 'seat:0', 'seat:1']);
});

it('returns the walls, doors and content of a room', () => {
  expect(itemsInZone(plan, 1).toSorted()).toEqual([
    'door:0',
    'seat:2',
    'wall:0',
    'wall:1',
    'wall:2',
    'wall:3',
    'zone:1',
  ]);
});

it.each([
  [
    { x: 2, z: 1.3 },
    { index: 0, at: 1 },
  ],
  [
    { x: 5.8, z: 3 },
    { index: 1, at: 2 },
  ],
  [{ x: 12, z: 8 }, undefined],
])('finds the wall near %o: %o', (place, found) => {
  expect(findWallAt(plan, place, 0.5)).toEqual(found);
});
