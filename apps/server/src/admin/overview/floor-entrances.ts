import { movement } from '@office/world/movement';
import { compileFloorPlan, isFree } from '@office/world/geometry';
import type { FloorPlan } from '@office/world/floor-plan';
import type { Queryable } from '../../database/database.ts';
import { findFloorVersions, findPlan } from './overview-store.ts';

/** As many answers are remembered; a floor is looked at anew when it was changed. */
const remembered = 1000;
const answers = new Map<string, boolean>();

/** The names of floors that nobody can come to: where one arrives there is a wall, or furniture. */
export async function findFloorsWithoutEntrance(
  tx: Queryable,
  organizationId: string,
): Promise<string[]> {
  const names: string[] = [];
  for (const { id, name, updatedAt } of await findFloorVersions(tx, organizationId)) {
    const key = `${id} ${updatedAt.getTime()}`;
    let enterable = answers.get(key);
    if (enterable === undefined) {
      const plan = await findPlan(tx, id);
      enterable = plan === null || hasEntrance(plan);
      if (answers.size >= remembered) answers.clear();
      answers.set(key, enterable);
    }
    if (!enterable) names.push(name);
  }
  return names;
}

function hasEntrance(plan: FloorPlan): boolean {
  const floor = compileFloorPlan(plan);
  return plan.spawns.some((spawn) => isFree(floor, spawn, movement.personRadius));
}
