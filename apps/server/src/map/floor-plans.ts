import type { FloorPlan } from '@office/world/floor-plan';
import type { Database } from '../database/database.ts';
import { findFloorPlans, type FloorVersion } from './floor-store.ts';

/** Plans by version of the floor. Reading a plan takes longer than all other columns. */
const plans = new Map<string, FloorPlan>();
const maxPlans = 300;

const keyOf = ({ id, revision, version }: FloorVersion) => `${id} ${revision} ${version}`;

/**
 * Returns the plans by floor id, without those of deleted floors. Takes no transaction, because its changes may be rolled
 * back.
 */
export async function readFloorPlans(
  db: Database,
  floors: readonly FloorVersion[],
): Promise<Map<string, FloorPlan>> {
  const found = new Map<string, FloorPlan>();
  const missing: string[] = [];
  for (const floor of floors) {
    const plan = plans.get(keyOf(floor));
    if (plan) found.set(floor.id, plan);
    else missing.push(floor.id);
  }
  for (const { plan, ...floor } of await findFloorPlans(db, missing)) {
    if (plans.size >= maxPlans) plans.clear();
    plans.set(keyOf(floor), plan);
    found.set(floor.id, plan);
  }
  return found;
}
