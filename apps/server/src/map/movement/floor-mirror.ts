import type { FloorPerson, FramePose, FloorPeopleChange } from '@office/world/movement';

interface Mirrored {
  process: string;
  person: FloorPerson;
}

export class FloorMirror {
  readonly #people = new Map<number, Mirrored>();

  get size(): number {
    return this.#people.size;
  }

  people(): FloorPerson[] {
    return [...this.#people.values()].map(({ person }) => person);
  }

  find(userId: string): FloorPerson | undefined {
    return this.people().find((person) => person.userId === userId);
  }

  apply(process: string, { joined, left, changed }: FloorPeopleChange): void {
    for (const person of [...joined, ...changed]) {
      this.#people.set(person.person, { process, person });
    }
    for (const number of left) this.#people.delete(number);
  }

  move(poses: readonly FramePose[]): void {
    for (const { person: number, ...pose } of poses) {
      const mirrored = this.#people.get(number);
      if (mirrored) mirrored.person = { ...mirrored.person, ...pose };
    }
  }

  replace(process: string, people: readonly FloorPerson[]): FloorPeopleChange {
    const now = new Set(people.map(({ person }) => person));
    const left = [...this.#people]
      .filter(([number, mirrored]) => mirrored.process === process && !now.has(number))
      .map(([number]) => number);
    const joined = people.filter(({ person }) => !this.#people.has(person));
    const changed = people.filter(({ person }) => this.#people.has(person));
    const change = { joined, left, changed };
    this.apply(process, change);
    return change;
  }

  drop(process: string): FloorPeopleChange {
    return this.replace(process, []);
  }
}
