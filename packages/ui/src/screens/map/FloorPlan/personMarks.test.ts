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
  it('shows faces and names if there is enough space', () => {
    const marks = marksOf([person('a', 2), person('b', 20)], 11, none);
    expect(marks.get('a')).toMatchObject({ size: 'small', showsName: true });
    expect(marks.get('b')).toMatchObject({ size: 'small', showsName: true });
  });

  it('shows large faces at a high scale', () => {
    expect(marksOf([person('a', 2)], 40, none).get('a')?.size).toBe('large');
  });

  it('shows people close to each other as dots without names', () => {
    const marks = marksOf([person('a', 2), person('b', 2.8)], 11, none);
    expect(marks.get('a')).toMatchObject({ size: 'dot', showsName: false });
    expect(marks.get('b')).toMatchObject({ size: 'dot', showsName: false });
  });

  it('places camera pictures side by side and hides names below them', () => {
    const watched = (userId: string, x: number) => ({ ...person(userId, x), picture: userId });
    const close = [
      watched('a', 20),
      watched('b', 20),
      watched('c', 20),
      watched('d', 26),
      person('e', 40),
    ];
    const marks = marksOf(close, 11, none);
    const shifts = ['a', 'b', 'c', 'd', 'e'].map((id) => marks.get(id)?.pictureShift);
    expect(shifts).toEqual([0, 44, -44, 22, 0]);
    const under = person('under', 20, 1.5);
    expect(marksOf([under], 11, none).get('under')?.showsName).toBe(true);
    expect(marksOf([under, watched('a', 20)], 11, none).get('under')?.showsName).toBe(false);
  });

  it('places the camera picture below a person at the upper edge of the viewport', () => {
    const watched = (userId: string, z: number) => ({ ...person(userId, 20, z), picture: userId });
    const people = [watched('edge', 2), watched('middle', 30)];
    const below = (top: number) =>
      ['edge', 'middle'].map(
        (id) => marksOf(people, 11, none, { width: 999, occupied: [], top }).get(id)?.pictureBelow,
      );
    expect(below(-100)).toEqual([false, false]);
    expect(below(0)).toEqual([true, false]);
    // A person outside the viewport has no visible picture.
    expect(below(40)).toEqual([false, false]);
  });

  it('always shows emphasised people with face and name', () => {
    const marks = marksOf([person('a', 2), person('b', 2.8)], 11, new Set(['b']));
    expect(marks.get('b')).toMatchObject({ size: 'small', showsName: true });
  });

  it('moves dots radially away from an emphasised person', () => {
    const people = [person('me', 2), person('near', 3.2), person('same', 2), person('far', 4.4)];
    const marks = marksOf(people, 10, new Set(['me']));
    expect(marks.get('me')).toMatchObject({ size: 'small', offset: { x: 0, y: 0 } });
    expect(marks.get('near')).toMatchObject({
      size: 'dot',
      offset: { x: expect.closeTo(11), y: 0 },
    });
    expect(marks.get('same')).toMatchObject({ size: 'dot', offset: { x: 23, y: 0 } });
    expect(marks.get('far')).toMatchObject({ offset: { x: 0, y: 0 } });
    // Without emphasised people dots are not moved.
    const alike = marksOf([person('a', 2), person('b', 3.2)], 10, none);
    expect(alike.get('b')).toMatchObject({ size: 'dot', offset: { x: 0, y: 0 } });
  });

  it('hides a name that would cover another name', () => {
    const marks = marksOf([person('a', 2), person('b', 4.5)], 11, none);
    expect(marks.get('a')?.showsName).toBe(true);
    expect(marks.get('b')?.showsName).toBe(false);
  });

  it('hides a name that would cover a face', () => {
    const marks = marksOf([person('a', 2, 5), person('b', 2, 6.9)], 11, none);
    expect(marks.get('a')?.showsName).toBe(false);
    expect(marks.get('b')?.showsName).toBe(true);
  });

  it('hides a name that would cover a reserved box', () => {
    const name = { left: 0, top: 60, right: 60, bottom: 80 };
    const marks = marksOf([person('a', 2), person('b', 20)], 11, none, {
      width: 300,
      occupied: [name],
    });
    expect(marks.get('a')).toMatchObject({ size: 'small', showsName: false });
    expect(marks.get('b')?.showsName).toBe(true);
  });

  it('keeps names within the floor', () => {
    const [left, right] = [person('a', 0.5), person('b', 29.5)];
    const marks = marksOf([left, right], 10, none, { width: 300, occupied: [] });
    expect(marks.get('a')?.shift).toBeGreaterThan(10);
    expect(marks.get('b')?.shift).toBeLessThan(-10);
    expect(marksOf([person('c', 15)], 10, none, { width: 300, occupied: [] }).get('c')?.shift).toBe(
      0,
    );
  });
});
