import { describe, expect, it } from 'vitest';
import type { Neighbour } from './proximity.ts';
import { Proximity } from './proximity.ts';

const own = { x: 0, z: 0 };
const at = (x: number, more: Partial<Neighbour> = {}): Neighbour => ({
  userId: 'u',
  x,
  z: 0,
  heading: -Math.PI / 2,
  state: 'stand',
  ...more,
});

describe('Proximity range', () => {
  it.each([
    [[4.9], true],
    [[5.1], false],
    [[4.9, 5.4], true],
    [[4.9, 5.7], false],
    [[4.9, 5.7, 5.4], false],
  ])('is near after %j metres: %s', (distances, near) => {
    const proximity = new Proximity();
    for (const distance of distances) proximity.update(own, [at(distance)], 0);
    expect(proximity.near.has('u')).toBe(near);
  });
});

describe('Proximity waves', () => {
  it('reports a wave once, and the next one only after half a minute', () => {
    const proximity = new Proximity();
    const wave = [at(3, { state: 'wave' })];
    const calls = (now: number) => proximity.update(own, wave, now).length;
    expect([calls(0), calls(100), calls(40_000)]).toEqual([1, 0, 0]);
    proximity.update(own, [at(3)], 41_000);
    expect(calls(42_000)).toBe(1);
    proximity.update(own, [at(3)], 43_000);
    expect(calls(44_000)).toBe(0);
  });

  it.each([
    ['from far away', at(8, { state: 'wave' })],
    ['at another person', at(3, { state: 'wave', heading: Math.PI / 2 })],
  ])('ignores a wave %s', (_, other) => {
    expect(new Proximity().update(own, [other], 0)).toEqual([]);
  });
});
