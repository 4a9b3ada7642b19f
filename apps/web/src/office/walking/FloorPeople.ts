import type { FloorPerson, Frame, PeopleChange } from '@office/world/movement';

/** Who is on a floor, each where the server has them last. Someone who has not changed stays the same object. */
export class FloorPeople {
  readonly #people = new Map<number, FloorPerson>();

  get(number: number): FloorPerson | undefined {
    return this.#people.get(number);
  }

  all(): FloorPerson[] {
    return [...this.#people.values()];
  }

  /** Everyone anew. */
  reset(people: readonly FloorPerson[]): void {
    this.#people.clear();
    for (const person of people) this.#people.set(person.person, person);
  }

  apply({ joined, left, changed }: PeopleChange): void {
    for (const number of left) this.#people.delete(number);
    for (const person of [...joined, ...changed]) this.#people.set(person.person, person);
  }

  move({ poses }: Frame): void {
    for (const { person, ...pose } of poses) {
      const known = this.#people.get(person);
      if (known) this.#people.set(person, { ...known, ...pose });
    }
  }
}
