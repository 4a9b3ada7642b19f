import { describe, expect, it } from 'vitest';
import { thingAt, thingsInZone, thingsWithin, wallAt } from './hitTest.ts';
import { smallPlan } from './plan.fixtures.ts';

const plan = smallPlan();

describe('thingAt', () => {
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
  ])('at %o is %s', (place, key) => {
    expect(thingAt(plan, place, 0.05)).toBe(key);
  });

  it('reaches as far as a finger needs', () => {
    expect(thingAt(plan, { x: 3, z: 0.7 }, 0.1)).toBe('zone:0');
    expect(thingAt(plan, { x: 3, z: 0.7 }, 0.3)).toBe('wall:0');
  });

  it('finds turned furniture where it lies', () => {
    const turned = { ...plan, desks: [{ ...plan.desks[0]!, heading: Math.PI / 2 }], seats: [] };
    expect(thingAt(turned, { x: 10, z: 4.7 }, 0)).toBe('desk:0');
    expect(thingAt(turned, { x: 10.7, z: 4 }, 0)).toBe('zone:0');
  });
});

it('a marquee takes what lies wholly in it', () => {
  const found = thingsWithin(plan, { left: 9, top: 2.5, right: 15, bottom: 5 });
  expect(found.toSorted()).toEqual(['desk:0', 'desk:1', 'seat:0', 'seat:1']);
});

it('a room holds its walls, its doors and what stands in it', () => {
  expect(thingsInZone(plan, 1).toSorted()).toEqual([
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
])('the wall near %o is %o', (place, found) => {
  expect(wallAt(plan, place, 0.5)).toEqual(found);
});
