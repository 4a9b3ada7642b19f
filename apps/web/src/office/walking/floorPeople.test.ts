import { defaultAvatar } from '@office/world/avatar';
import type { FloorPerson, Frame, FloorPeopleChange } from '@office/world/movement';
import { describe, expect, it } from 'vitest';
import { applyFrame, applyPeopleChange, floorPeople } from './floorPeople.ts';

const person = (number: number, change: Partial<FloorPerson> = {}): FloorPerson => ({
  person: number,
  userId: `u${number}`,
  name: `人${number}`,
  avatar: defaultAvatar(`u${number}`),
  status: 'AVAILABLE',
  workingStatus: 'OFFICE',
  x: number,
  z: 1,
  heading: 0,
  state: 'stand',
  ...change,
});
const two = floorPeople([person(1), person(2)]);
const none: FloorPeopleChange = { joined: [], left: [], changed: [] };

describe('applyPeopleChange', () => {
  it.each<[string, Partial<FloorPeopleChange>, string[]]>([
    ['adds a person who enters', { joined: [person(3)] }, ['u1 1', 'u2 2', 'u3 3']],
    ['removes a person who leaves', { left: [1] }, ['u2 2']],
    ['ignores the departure of an unknown person', { left: [7] }, ['u1 1', 'u2 2']],
    [
      'moves a person who leaves and enters again',
      { left: [1], joined: [person(1, { x: 9 })] },
      ['u2 2', 'u1 9'],
    ],
    ['updates a person', { changed: [person(2, { x: 5 })] }, ['u1 1', 'u2 5']],
  ])('%s', (_, change, expected) => {
    const people = applyPeopleChange(two, { ...none, ...change });
    expect([...people.values()].map(({ userId, x }) => `${userId} ${x}`)).toEqual(expected);
  });
});

describe('applyFrame', () => {
  const frame = (number: number): Frame => ({
    serverTime: 70,
    poses: [{ person: number, x: 4, z: 3, heading: 1, state: 'walk' }],
  });

  it('moves people and keeps unchanged ones identical', () => {
    const people = applyFrame(two, frame(2));
    expect(people.get(1)).toBe(two.get(1));
    expect(people.get(2)).toMatchObject({ userId: 'u2', x: 4, z: 3, state: 'walk' });
    expect(two.get(2)).toMatchObject({ x: 2 });
  });

  it('ignores poses of unknown people', () => {
    expect([...applyFrame(two, frame(7)).keys()]).toEqual([1, 2]);
  });
});
