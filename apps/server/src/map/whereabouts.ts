import type { FloorPlan } from '@office/world/floor-plan';
import { zoneAt } from '@office/world/geometry';
import type { Pose } from '@office/world/movement';
import type { Database } from '../database/database.ts';
import { findFloorPlans } from './floor-store.ts';

/** A member, and the floor that they are on. */
interface OnFloor {
  userId: string;
  floorId: string | null;
}

/** Tells in which room people are at this moment. */
export interface Whereabouts {
  /** The zones of those who are in one, by user id. */
  zonesOf(people: readonly OnFloor[]): Promise<Map<string, string>>;
}

/** For processes that know of no floors: the operator's command line. */
export const unknownWhereabouts: Whereabouts = { zonesOf: async () => new Map() };

/** Reads it off where people are moving. Plans are read as they are, and only those that are asked for. */
export function liveWhereabouts(
  db: Database,
  floors: {
    poseOn(floorId: string, userId: string): Pose | undefined;
    planOf(floorId: string): FloorPlan | undefined;
  },
): Whereabouts {
  return {
    zonesOf: async (people) => {
      const placed = people.flatMap(({ userId, floorId }) => {
        const pose = floorId && floors.poseOn(floorId, userId);
        return floorId && pose ? [{ userId, floorId, pose }] : [];
      });
      const plans = new Map<string, FloorPlan>();
      for (const { floorId } of placed) {
        const plan = floors.planOf(floorId);
        if (plan) plans.set(floorId, plan);
      }
      const others = placed.map(({ floorId }) => floorId).filter((id) => !plans.has(id));
      for (const { id, plan } of await findFloorPlans(db, [...new Set(others)])) {
        plans.set(id, plan);
      }
      return new Map(
        placed.flatMap(({ userId, floorId, pose }) => {
          const plan = plans.get(floorId);
          const zone = plan && zoneAt(plan, pose);
          return zone ? [[userId, zone.id] as const] : [];
        }),
      );
    },
  };
}
