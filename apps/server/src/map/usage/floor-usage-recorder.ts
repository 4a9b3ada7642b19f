import type { FloorPlan } from '@office/world/floor-plan';
import type { FloorPerson } from '@office/world/movement';
import { RecurringWork } from '../../lib/recurring-work.ts';
import type { AreaSocketDeps } from '../../platform/area.ts';
import { personBit, placesAt } from './floor-places.ts';
import { addFloorUsage, type PlaceUsage } from './floor-usage-store.ts';

/** The part of `LiveFloors` with the people on the floors. */
export interface RecordedFloors {
  opened(): readonly { id: string; own: { people(): readonly FloorPerson[] } | null }[];
  /** Everyone on the floor, in all processes. */
  people(floorId: string): readonly FloorPerson[];
  planOf(floorId: string): FloorPlan | undefined;
}

type Deps = Pick<AreaSocketDeps, 'config' | 'db' | 'now' | 'jobs' | 'usageInterval'>;

const minute = 60_000;

/** Adds the places of all people on the floors to the use of the floors every minute. */
export class FloorUsageRecorder {
  readonly #deps: Deps;
  readonly #floors: RecordedFloors;
  readonly #work: RecurringWork;

  constructor(deps: Deps, floors: RecordedFloors) {
    this.#deps = deps;
    this.#floors = floors;
    this.#work = new RecurringWork(deps.jobs, {
      name: 'floor-usage',
      interval: deps.usageInterval ?? minute,
      work: () => this.record(),
    });
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  async record(): Promise<void> {
    const { db, now } = this.#deps;
    for (const { id, own } of this.#floors.opened()) {
      const people = this.#floors.people(id);
      if (!own || !isFirst(own.people(), people)) continue;
      const places = this.#placesOf(id, people);
      if (places.length > 0) await addFloorUsage(db, { floorId: id, now: now(), places });
    }
  }

  #placesOf(floorId: string, people: readonly FloorPerson[]): PlaceUsage[] {
    const plan = this.#floors.planOf(floorId);
    if (!plan) return [];
    const found = new Map<string, PlaceUsage>();
    for (const person of people) {
      if (person.demo) continue;
      for (const place of placesAt(plan, person)) {
        const bit = personBit(this.#deps.config.secret, { floorId, place, userId: person.userId });
        const { personMinutes, people } = found.get(place) ?? { personMinutes: 0, people: 0n };
        found.set(place, { place, personMinutes: personMinutes + 1, people: people | bit });
      }
    }
    return [...found.values()];
  }
}

/** Whether this process has the person with the lowest number. Only that process records the floor. */
function isFirst(own: readonly FloorPerson[], all: readonly FloorPerson[]): boolean {
  const lowest = Math.min(...all.map(({ person }) => person));
  return own.some(({ person }) => person === lowest);
}
