import type { Seat } from '@office/world/floor-plan';
import { BufferAttribute, BufferGeometry } from 'three';
import { beforeEach, describe, expect, it } from 'vitest';
import { Fixtures } from './fixtures.ts';
import type { Visitor } from './fixtures.ts';
import { MovingPart } from './moving-part.ts';

const size = { width: 10, depth: 10 };
const seat: Seat = {
  id: 'desk-1',
  label: 'D-1',
  x: 8,
  z: 8,
  heading: 0,
  kind: 'DESK',
} as Seat;

/** A geometry of one vertex. */
function pointAt(x: number, z: number): { geometry: BufferGeometry; position: BufferAttribute } {
  const geometry = new BufferGeometry();
  const position = new BufferAttribute(new Float32Array([x, 1, z]), 3);
  geometry.setAttribute('position', position);
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array([1, 0, 0]), 3));
  return { geometry, position };
}

let fixtures: Fixtures;
let leaf: BufferAttribute;
let chair: BufferAttribute;
beforeEach(() => {
  const [leafPoint, chairPoint] = [pointAt(4.5, 5), pointAt(8, 8)];
  leaf = leafPoint.position;
  chair = chairPoint.position;
  const leafPart = new MovingPart(leafPoint.geometry, { from: 0, to: 1 }, { x: 5.5, z: 5 });
  const chairPart = new MovingPart(chairPoint.geometry, { from: 0, to: 1 }, seat);
  fixtures = new Fixtures(
    size,
    [{ x: 5, z: 5, heading: 0, leaves: [{ hinge: -1, parts: [leafPart] }] }],
    [{ seat, skew: 0.2, parts: [chairPart] }],
  );
});

const visitor = (x: number, z: number, more: Partial<Visitor> = {}): Visitor => ({
  x,
  z,
  heading: 0,
  state: 'walk',
  seat: undefined,
  ...more,
});
const isInView = () => true;
const update = (...people: Visitor[]) => fixtures.update(people, 0.05, { motion: false, isInView });
const glide = (...people: Visitor[]) => fixtures.update(people, 0.05, { motion: true, isInView });

describe('a door', () => {
  it('opens away from a person who walks through, and closes afterwards', () => {
    update(visitor(5, 4.2));
    expect(fixtures.doors).toEqual([1]);
    expect(leaf.getZ(0)).toBeGreaterThan(5.5);
    update(visitor(5, 5.6));
    expect(leaf.getZ(0)).toBeGreaterThan(5.5);
    update(visitor(5, 8));
    expect(fixtures.doors).toEqual([0]);
    expect([leaf.getX(0), leaf.getZ(0)]).toEqual([4.5, 5]);
  });

  it('opens to the other side for a person from there', () => {
    update(visitor(5, 5.8));
    expect(leaf.getZ(0)).toBeLessThan(4.5);
  });

  it.each([
    ['stands beside it', 4.1, 0],
    ['stands in it', 4.9, 1],
  ])('for a person who %s', (_, z, share) => {
    update(visitor(5, z, { state: 'stand' }));
    expect(fixtures.doors).toEqual([share]);
  });

  it('asks for frames until it is open', () => {
    expect(glide(visitor(5, 4.2))).toBe(true);
    expect(fixtures.doors[0]).toBeLessThan(0.5);
    for (let i = 0; i < 40; i++) glide(visitor(5, 4.2));
    expect(glide(visitor(5, 4.2))).toBe(false);
    expect(fixtures.doors).toEqual([1]);
  });

  it('jumps without frames out of view', () => {
    const people = [visitor(5, 4.2)];
    const isMoving = fixtures.update(people, 0.05, { motion: true, isInView: () => false });
    expect([isMoving, fixtures.doors]).toEqual([false, [1]]);
  });
});

describe('a chair', () => {
  it('rolls out for a person on the way to it, and back under the person', () => {
    update(visitor(8, 7.4));
    expect(fixtures.rolledOut).toEqual(['desk-1']);
    expect(chair.getZ(0)).toBeLessThan(7.8);
    update(visitor(8, 8, { state: 'sit', seat }));
    expect(fixtures.rolledOut).toEqual([]);
    expect(chair.getZ(0)).toBeCloseTo(8);
  });

  it('stays for a person who walks past', () => {
    update(visitor(8, 7.4, { heading: Math.PI / 2 }));
    expect(fixtures.rolledOut).toEqual([]);
  });

  it('stays rolled out after the person stood up', () => {
    update(visitor(8, 8, { state: 'sit', seat }));
    update(visitor(3, 3));
    expect(fixtures.rolledOut).toEqual(['desk-1']);
  });
});
