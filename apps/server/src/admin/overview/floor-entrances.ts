import { movement } from '@office/world/movement';
import { compileFloorPlan, isFree } from '@office/world/geometry';
import type { FloorPlan } from '@office/world/floor-plan';
import type { Queryable } from '../../database/database.ts';
import { findFloorVersions, findPlan } from './overview-store.ts';

const maxCacheSize = 1000;
const entranceCache = new Map<string, boolean>();

/** Returns open floors without a usable spawn point. Null if every floor is closed. */
export async function findFloorsWithoutEntrance(
  tx: Queryable,
  organizationId: string,
): Promise<string[] | null> {
  const versions = await findFloorVersions(tx, organizationId);
  if (versions.length === 0) return null;
  const names: string[] = [];
  for (const { id, name, updatedAt } of versions) {
    const key = `${id} ${updatedAt.getTime()}`;
    let enterable = entranceCache.get(key);
    if (enterable === undefined) {
      const plan = await findPlan(tx, id);
      enterable = plan === null || hasEntrance(plan);
      if (entranceCache.size >= maxCacheSize) entranceCache.clear();
      entranceCache.set(key, enterable);
    }
    if (!enterable) names.push(name);
  }
  return names;
}

function hasEntrance(plan: FloorPlan): boolean {
  const floor = compileFloorPlan(plan);
  return plan.spawns.some((spawn) => isFree(floor, spawn, movement.personRadius));
}
