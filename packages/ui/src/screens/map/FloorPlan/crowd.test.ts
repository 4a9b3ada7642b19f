import { describe, expect, it } from 'vitest';
import type { PlanPerson } from '../map.ts';
import { marksOf } from './crowd.ts';

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
    expect(marks.get('a')).toEqual({ size: 'small', named: true });
    expect(marks.get('b')).toEqual({ size: 'small', named: true });
  });

  it('shows large faces from near', () => {
    expect(marksOf([person('a', 2)], 40, none).get('a')?.size).toBe('large');
  });

  it('makes dots without names of people who stand close together', () => {
    const marks = marksOf([person('a', 2), person('b', 2.8)], 11, none);
    expect(marks.get('a')).toEqual({ size: 'dot', named: false });
    expect(marks.get('b')).toEqual({ size: 'dot', named: false });
  });

  it('always shows and names whoever is meant', () => {
    const marks = marksOf([person('a', 2), person('b', 2.8)], 11, new Set(['b']));
    expect(marks.get('b')).toEqual({ size: 'small', named: true });
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
});
