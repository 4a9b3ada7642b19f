import { expect, it } from 'vitest';
import { toMapFloors } from './mapFloors.ts';

const placed = (id: string, presentCount: number) => ({
  contractId: 'c',
  officeName: 'Tokyo',
  floor: { id, name: id, names: null, position: 1, blocked: false, seatCount: 1, presentCount },
});

it.each([
  ['of the response', undefined, { here: 4, there: 2 }],
  ['with live counts', new Map([['there', 7]]), { here: 4, there: 7 }],
  ['with a live count of zero', new Map([['there', 0]]), { here: 4, there: 0 }],
  ['including the member', new Map([['here', 0]]), { here: 1, there: 2 }],
])('counts people %s', (_, counts, expected) => {
  const floors = toMapFloors([placed('here', 4), placed('there', 2)], [], 'here', counts);
  expect(
    Object.fromEntries(floors.map(({ floorId, peopleCount }) => [floorId, peopleCount])),
  ).toEqual(expected);
});
