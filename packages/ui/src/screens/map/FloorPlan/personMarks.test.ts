import { describe, expect, it } from 'vitest';
import type { PlanPerson } from '../map.ts';
import { marksOf } from './personMarks.ts';

function person(userId: string, x: number, z = 5): PlanPerson {
  return {
    userId,
    name: '高橋 蓮',
    workingStatus: 'OFFICE',
    status: 'AVAILABLE',
    x,
    z,
    heading: 0,
    state: 'stand',
  };
}

const none = new Set<string>();

describe('marksOf', () => {
  it('shows faces and names where there is room', () => {
    const marks = marksOf([person('a', 2), person('b', 20)], 11, none);
    expect(marks.get('a')).toMatchObject({ size: 'small', named: true });
    expect(marks.get('b')).toMatchObject({ size: 'small', named: true });
  });

  it('shows large faces from near', () => {
    expect(marksOf([person('a', 2)], 40, none).get('a')?.size).toBe('large');
  });

  it('makes dots without names of people who stand close together', () => {
    const marks = marksOf([person('a', 2), person('b', 2.8)], 11, none);
    expect(marks.get('a')).toMatchObject({ size: 'dot', named: false });
    expect(marks.get('b')).toMatchObject({ size: 'dot', named: false });
  });

  it('puts camera pictures beside each other, and no name under one', () => {
    const seen = (userId: string, x: number) => ({ ...person(userId, x), picture: userId });
    const close = [seen('a', 20), seen('b', 20), seen('c', 20), seen('d', 26), person('e', 40)];
    const marks = marksOf(close, 11, none);
    const shifts = ['a', 'b', 'c', 'd', 'e'].map((id) => marks.get(id)?.pictureShift);
    expect(shifts).toEqual([0, 44, -44, 22, 0]);
    const under = person('under', 20, 1.5);
    expect(marksOf([under], 11, none).get('under')?.named).toBe(true);
    expect(marksOf([under, seen('a', 20)], 11, none).get('under')?.named).toBe(false);
  });

  it('puts a camera picture below who stands at the upper edge of what is seen', () => {
    const seen = (userId: string, z: number) => ({ ...person(userId, 20, z), picture: userId });
    const people = [seen('edge', 2), seen('middle', 30)];
    const below = (top: number) =>
      ['edge', 'middle'].map(
        (id) => marksOf(people, 11, none, { width: 999, taken: [], top }).get(id)?.pictureBelow,
      );
    expect(below(-100)).toEqual([false, false]);
    expect(below(0)).toEqual([true, false]);
    // One who is out of sight has no picture in sight either.
    expect(below(40)).toEqual([false, false]);
  });

  it('always shows and names whoever is meant', () => {
    const marks = marksOf([person('a', 2), person('b', 2.8)], 11, new Set(['b']));
    expect(marks.get('b')).toMatchObject({ size: 'small', named: true });
  });

  it('moves dots out from under whoever is meant, straight away from them', () => {
    const people = [person('me', 2), person('near', 3.2), person('same', 2), person('far', 4.4)];
    const marks = marksOf(people, 10, new Set(['me']));
    expect(marks.get('me')).toMatchObject({ size: 'small', aside: { x: 0, y: 0 } });
    expect(marks.get('near')).toMatchObject({
      size: 'dot',
      aside: { x: expect.closeTo(11), y: 0 },
    });
    expect(marks.get('same')).toMatchObject({ size: 'dot', aside: { x: 23, y: 0 } });
    expect(marks.get('far')).toMatchObject({ aside: { x: 0, y: 0 } });
    // Nobody is meant: dots beside each other are seen as they are.
    const alike = marksOf([person('a', 2), person('b', 3.2)], 10, none);
    expect(alike.get('b')).toMatchObject({ size: 'dot', aside: { x: 0, y: 0 } });
  });

  it('leaves out a name that would cover another', () => {
    const marks = marksOf([person('a', 2), person('b', 4.5)], 11, none);
    expect(marks.get('a')?.named).toBe(true);
    expect(marks.get('b')?.named).toBe(false);
  });

  it('leaves out a name that would cover a face', () => {
    const marks = marksOf([person('a', 2, 5), person('b', 2, 6.9)], 11, none);
    expect(marks.get('a')?.named).toBe(false);
    expect(marks.get('b')?.named).toBe(true);
  });

  it('leaves out a name that would cover what is taken', () => {
    const name = { left: 0, top: 60, right: 60, bottom: 80 };
    const marks = marksOf([person('a', 2), person('b', 20)], 11, none, {
      width: 300,
      taken: [name],
    });
    expect(marks.get('a')).toMatchObject({ size: 'small', named: false });
    expect(marks.get('b')?.named).toBe(true);
  });

  it('keeps names on the floor', () => {
    const [left, right] = [person('a', 0.5), person('b', 29.5)];
    const marks = marksOf([left, right], 10, none, { width: 300, taken: [] });
    expect(marks.get('a')?.shift).toBeGreaterThan(10);
    expect(marks.get('b')?.shift).toBeLessThan(-10);
    expect(marksOf([person('c', 15)], 10, none, { width: 300, taken: [] }).get('c')?.shift).toBe(0);
  });
});
