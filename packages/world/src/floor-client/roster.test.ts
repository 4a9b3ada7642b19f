import { expect, it } from 'vitest';
import { defaultAvatar } from '../avatar/avatar.ts';
import type { FloorPerson } from '../movement/contract.ts';
import { FloorRoster } from './roster.ts';

const personAt = (person: number, more: Partial<FloorPerson> = {}): FloorPerson => ({
  person,
  userId: `user-${person}`,
  name: `Name ${person}`,
  avatar: defaultAvatar(`user-${person}`),
  status: 'AVAILABLE',
  workingStatus: 'OFFICE',
  x: person,
  z: 0,
  heading: 0,
  state: 'stand',
  ...more,
});

it('tracks joined, left and changed people', () => {
  const roster = new FloorRoster();
  roster.reset([personAt(1), personAt(2)], 1000, 0);
  roster.apply(
    {
      joined: [personAt(3)],
      left: [1, 9],
      changed: [personAt(2, { status: 'BUSY' }), personAt(8)],
    },
    10,
  );
  expect([...roster.numbers()]).toEqual([2, 3]);
  expect(roster.count).toBe(2);
  expect(roster.info(2)?.status).toBe('BUSY');
  expect(roster.pose(1, 10)).toBeUndefined();
});

it('interpolates between frames and does not move a changed person', () => {
  const roster = new FloorRoster();
  roster.reset([personAt(1, { x: 0 })], 1000, 0);
  const walk = { z: 0, heading: 0, state: 'walk' } as const;
  roster.frame({ serverTime: 1066, poses: [{ person: 1, x: 0.2, ...walk }] }, 66);
  roster.frame({ serverTime: 1132, poses: [{ person: 1, x: 0.4, ...walk }] }, 132);
  expect(roster.pose(1, 199)?.x).toBeCloseTo(0.3, 1);
  expect(roster.moving(1, 199)).toBe(true);
  roster.apply({ joined: [], left: [], changed: [personAt(1, { x: 9, name: 'New' })] }, 200);
  expect(roster.pose(1, 400)?.x).toBeCloseTo(0.4);
  expect(roster.moving(1, 400)).toBe(false);
});
