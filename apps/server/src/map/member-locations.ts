import type { FloorPlan } from '@office/world/floor-plan';
import { zoneAt } from '@office/world/geometry';
import type { Database } from '../database/database.ts';
import type { LiveFloors, MemberLocations } from '../platform/member-locations.ts';
import { findFloorPlans } from './floor-store.ts';
import { requireOpenFloor } from './floors.ts';

/** For processes without sockets, such as the operator command line. */
const noMovement: LiveFloors = {
  poseOn: () => undefined,
  planOf: () => undefined,
  people: () => [],
};

export function createMemberLocations(
  db: Database,
  floors: LiveFloors = noMovement,
): MemberLocations {
  return {
    requireFloor: async (where) => {
      await requireOpenFloor(db, where);
    },
    peopleOn: (floorId) => floors.people(floorId),
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
      for (const [id, plan] of await findFloorPlans(db, [...new Set(others)])) {
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
