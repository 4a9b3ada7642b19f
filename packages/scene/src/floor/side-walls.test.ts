import { BufferAttribute, BufferGeometry, Mesh } from 'three';
import { describe, expect, it } from 'vitest';
import { rangeOf, SideWalls } from './side-walls.ts';
import type { Side } from './walls.ts';

/** Sides north, east, south and west have 3, 6, 9 and 12 indices. */
const ends = [3, 9, 18, 30];

describe('rangeOf', () => {
  it.each<[Side[], [number, number]]>([
    [
      ['north', 'east', 'south', 'west'],
      [0, 30],
    ],
    [['north'], [0, 3]],
    [['west'], [18, 30]],
    [
      ['east', 'south', 'west'],
      [3, 30],
    ],
    [
      ['north', 'south', 'west'],
      [9, 33],
    ],
    [
      ['north', 'east', 'west'],
      [18, 39],
    ],
    [
      ['north', 'west'],
      [18, 33],
    ],
    [
      ['north', 'east'],
      [0, 9],
    ],
    [[], [0, 0]],
  ])('returns the range of %j', (visible, range) => {
    expect(rangeOf(ends, visible)).toEqual(range);
  });
});

describe('SideWalls', () => {
  it('draws only the walls of the visible sides, and reports changes', () => {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(90), 3));
    geometry.setIndex(Array.from({ length: 30 }, (_, index) => index));
    const mesh = new Mesh(geometry);
    const walls = new SideWalls(mesh, ends);
    const drawn = () => {
      const { start, count } = mesh.geometry.drawRange;
      return [...mesh.geometry.index!.array].slice(start, start + count);
    };
    expect(drawn()).toHaveLength(30);
    expect(walls.show(['north', 'west'])).toBe(true);
    expect(drawn()).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 0, 1, 2]);
    expect(walls.show(['west', 'north'])).toBe(false);
    expect(walls.show([])).toBe(true);
    expect(mesh.visible).toBe(false);
  });
});
