import { FloorRoster } from '@office/world/floor-client';
import type { FloorGeometry } from '@office/world/geometry';
import type { WatchFloor } from '../../net/watch-floor.ts';
import { Person } from '../../people/person.ts';

export class WatchedPeople {
  readonly #floor: FloorGeometry;
  readonly #roster = new FloorRoster();
  readonly #persons = new Map<number, Person>();
  readonly #close: () => void;
  loaded = false;

  constructor(floor: FloorGeometry, floorId: string, watch: WatchFloor, wake: () => void) {
    this.#floor = floor;
    this.#close = watch(floorId, {
      people: (people, serverTime) => {
        this.#roster.reset(people, serverTime, performance.now());
        this.#persons.clear();
        for (const info of people) this.#persons.set(info.person, new Person(info));
        this.loaded = true;
        wake();
      },
      change: (change) => {
        this.#roster.apply(change, performance.now());
        for (const number of change.left) this.#persons.delete(number);
        for (const info of [...change.joined, ...change.changed]) {
          const person = this.#persons.get(info.person);
          if (person) person.info = info;
          else this.#persons.set(info.person, new Person(info));
        }
        wake();
      },
      frame: (frame) => {
        this.#roster.frame(frame, performance.now());
        wake();
      },
    });
  }

  get count(): number {
    return this.#persons.size;
  }

  people(): IterableIterator<Person> {
    return this.#persons.values();
  }

  update(seconds: number, now: number, still: boolean): boolean {
    let moving = false;
    for (const [number, person] of this.#persons) {
      const pose = this.#roster.pose(number, now);
      if (!pose) continue;
      const alive = person.update(pose, seconds, this.#floor);
      moving ||= this.#roster.moving(number, now) || (alive && !still);
    }
    return moving;
  }

  dispose(): void {
    this.#close();
  }
}
