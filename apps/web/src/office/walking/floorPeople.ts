import type { FloorPerson, Frame, FloorPeopleChange } from '@office/world/movement';

/** People on a floor by number. Unchanged people keep their object identity. */
export type FloorPeople = ReadonlyMap<number, FloorPerson>;

export const noPeople: FloorPeople = new Map();

export function floorPeople(list: readonly FloorPerson[]): FloorPeople {
  return new Map(list.map((person) => [person.person, person]));
}

export function applyPeopleChange(
  people: FloorPeople,
  { joined, left, changed }: FloorPeopleChange,
): FloorPeople {
  const next = new Map(people);
  for (const number of left) next.delete(number);
  for (const person of [...joined, ...changed]) next.set(person.person, person);
  return next;
}

export function applyFrame(people: FloorPeople, { poses }: Frame): FloorPeople {
  const next = new Map(people);
  for (const { person, ...pose } of poses) {
    const known = next.get(person);
    if (known) next.set(person, { ...known, ...pose });
  }
  return next;
}
