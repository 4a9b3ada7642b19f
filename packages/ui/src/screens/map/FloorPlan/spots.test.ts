import { describe, expect, it } from 'vitest';
import type { PlanPerson, PlanSeat, PlanZone } from '../map.ts';
import { peopleByZone, spotAt, zoneAt } from './spots.ts';

function zone(id: string, kind: PlanZone['kind'], box: [number, number, number, number]): PlanZone {
  const [left, top, right, bottom] = box;
  return {
    id,
    kind,
    name: { ja: id, en: id },
    finish: 'WOOD',
    tint: 'sand',
    polygon: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  };
}

const zones = [
  zone('floor', 'OPEN', [0, 0, 20, 10]),
  zone('desks', 'DESK_AREA', [5, 0, 20, 10]),
  zone('sakura', 'MEETING', [0, 0, 4, 4]),
];
const seat: PlanSeat = {
  id: 's1',
  label: 'A-01',
  zoneId: 'desks',
  kind: 'DESK',
  x: 10,
  z: 5,
  heading: 0,
};
const plan = { size: { width: 20, depth: 10 }, zones, seats: [seat] };

function person(userId: string, x: number, z: number): PlanPerson {
  return {
    userId,
    name: userId,
    workingStatus: 'OFFICE',
    status: 'AVAILABLE',
    x,
    z,
    heading: 0,
    state: 'stand',
  };
}

describe('zoneAt', () => {
  it.each([
    [{ x: 2, z: 2 }, 'sakura'],
    [{ x: 12, z: 2 }, 'desks'],
    [{ x: 2, z: 8 }, 'floor'],
    [{ x: 30, z: 8 }, undefined],
  ])('returns the last zone that contains %o: %s', (place, id) => {
    expect(zoneAt(zones, place)?.id).toBe(id);
  });
});

describe('peopleByZone', () => {
  it('keeps the order and includes people outside all zones', () => {
    const people = [person('a', 1, 1), person('b', 50, 1), person('c', 2, 2)];
    const groups = peopleByZone(zones, people);
    expect(groups.get('sakura')?.map(({ userId }) => userId)).toEqual(['a', 'c']);
    expect(groups.get(undefined)?.map(({ userId }) => userId)).toEqual(['b']);
  });
});

describe('spotAt', () => {
  const people = [person('far', 10.9, 5), person('near', 10.3, 5)];
  const at = (x: number, z: number, scale: number, currentId?: string) =>
    spotAt(plan, people, { place: { x, z }, scale, currentId });

  it('returns the nearest person within finger reach', () => {
    expect(at(10.5, 5, 20)).toEqual({ kind: 'person', userId: 'near' });
    expect(at(9.6, 5, 20)).toEqual({ kind: 'person', userId: 'near' });
  });

  it('returns the seat if no person is closer', () => {
    expect(at(9.8, 5, 90)).toEqual({ kind: 'seat', seatId: 's1' });
  });

  it('returns the room, or the floor if the viewer is already inside', () => {
    expect(at(1, 1, 20)).toEqual({ kind: 'room', zoneId: 'sakura' });
    expect(at(1, 1, 20, 'sakura')).toEqual({ kind: 'floor', x: 1, z: 1 });
  });

  it('returns undefined outside the floor', () => {
    expect(at(-1, 1, 20)).toBeUndefined();
    expect(at(1, 11, 20)).toBeUndefined();
  });
});
