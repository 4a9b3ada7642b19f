import type { Queryable } from '../database/database.ts';
import { findFloorPlans, findPlanFigures, type FloorVersion } from './floor-store.ts';

const keyOf = ({ id, revision, version }: FloorVersion) => `${id} ${revision} ${version}`;
const idsOf = (floors: readonly FloorVersion[]) => floors.map(({ id }) => id);

/** Values from plans by version of the floor. Reading a plan takes longer than all other columns. */
export class FloorPlanCache<Value, Floor extends FloorVersion = FloorVersion> {
  readonly #values = new Map<string, Value>();
  readonly #load: (tx: Queryable, floors: readonly Floor[]) => Promise<Map<string, Value>>;
  readonly #maxFloors: number;

  constructor(
    load: (tx: Queryable, floors: readonly Floor[]) => Promise<Map<string, Value>>,
    { maxFloors }: { maxFloors: number },
  ) {
    this.#load = load;
    this.#maxFloors = maxFloors;
  }

  /**
   * Returns the values by floor id, without those of deleted floors. A transaction must not have changed the floors,
   * because it may be rolled back.
   */
  async read(tx: Queryable, floors: readonly Floor[]): Promise<Map<string, Value>> {
    const found = new Map<string, Value>();
    const missing: Floor[] = [];
    for (const floor of floors) {
      const value = this.#values.get(keyOf(floor));
      if (value === undefined) missing.push(floor);
      else found.set(floor.id, value);
    }
    const loaded = await this.#load(tx, missing);
    for (const floor of missing) {
      const value = loaded.get(floor.id);
      if (value === undefined) continue;
      if (this.#values.size >= this.#maxFloors) this.#values.clear();
      this.#values.set(keyOf(floor), value);
      found.set(floor.id, value);
    }
    return found;
  }
}

export const floorPlans = new FloorPlanCache((tx, floors) => findFloorPlans(tx, idsOf(floors)), {
  maxFloors: 300,
});

/** Much smaller than plans, so that all floors of a large installation fit. */
export const planFigures = new FloorPlanCache((tx, floors) => findPlanFigures(tx, idsOf(floors)), {
  maxFloors: 20_000,
});
