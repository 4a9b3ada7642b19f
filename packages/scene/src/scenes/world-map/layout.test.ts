import { describe, expect, it } from 'vitest';
import { layOut, neighbour } from './layout.ts';

const floor = { width: 30, depth: 20 };
const floors = (count: number) => Array.from({ length: count }, () => floor);
const gap = { x: 5, z: 7 };

describe('floor layout', () => {
  it.each([
    [1, 1, { width: 30, depth: 27 }],
    [2, 1, { width: 30, depth: 54 }],
    [2, 2, { width: 65, depth: 27 }],
    [3, 2, { width: 65, depth: 54 }],
    [0, 1, { width: 0, depth: 0 }],
  ])('places %i floors in rows of %i', (count, columns, size) => {
    expect(layOut(floors(count), columns, gap)).toMatchObject(size);
  });

  it('centres the floors without overlap, including a shorter row', () => {
    const { places } = layOut([floor, { width: 10, depth: 30 }, floor], 2, gap);
    expect(places).toEqual([
      { x: -7.5, z: -17 },
      { x: 17.5, z: -17 },
      { x: 0, z: 15 },
    ]);
  });
});

it('moves to the neighbouring floor and stays at the edge', () => {
  const two = layOut(floors(4), 2, gap);
  const right = { right: 1, forward: 0 };
  const towards = { right: 0, forward: -1 };
  expect(neighbour(two, 0, right)).toBe(1);
  expect(neighbour(two, 1, right)).toBe(1);
  expect(neighbour(two, 0, towards)).toBe(2);
  expect(neighbour(two, 3, { right: -1, forward: 0 })).toBe(2);
  expect(neighbour(two, 3, { right: 0, forward: 1 })).toBe(1);
  expect(neighbour(layOut([], 1, gap), 3, right)).toBe(0);
});
