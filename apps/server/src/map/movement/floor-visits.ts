import type { FloorVisits } from '../../platform/floor-visits.ts';
import type { FileStorage } from '../../platform/file-storage.ts';
import type { Database } from '../../database/database.ts';
import {
  findOpenFloorPlan,
  findOwnSeatId,
  findPersonAppearance,
  saveFloor,
} from './floor-visit-store.ts';
import type { LiveFloors } from './live-floors.ts';

const sequences = 2 ** 16;

export function createFloorVisits(
  deps: { db: Database; files: FileStorage },
  floors: LiveFloors,
): FloorVisits {
  return {
    async enter(member, floorId) {
      const { organizationId, userId } = member;
      const plan = await findOpenFloorPlan(deps.db, { floorId, organizationId });
      const look = plan && (await findPersonAppearance(deps, member));
      if (!plan || !look) return null;
      const ownSeatId = await findOwnSeatId(deps.db, { floorId, userId });
      await saveFloor(deps.db, { organizationId, userIds: [userId] }, floorId);
      const connection = `simulated ${userId}`;
      floors.enter({ id: floorId, organizationId, plan }, look, connection, {
        last: undefined,
        ownSeatId,
      });
      const own = () => floors.find(floorId)?.own;
      let sequence = 0;
      return {
        plan,
        pose: () => own()?.poseOf(userId),
        move(pose) {
          sequence = (sequence + 1) % sequences;
          return own()?.move(userId, { ...pose, sequence }, performance.now()) === 'accepted';
        },
        isShared: () => (own()?.socketsOf(userId).size ?? 0) > 1,
        leave: () => own()?.disconnect(userId, connection, false, performance.now()),
      };
    },
    async clearFloor(members) {
      for (const { organizationId, userId } of members)
        await saveFloor(deps.db, { organizationId, userIds: [userId] }, null);
    },
  };
}
