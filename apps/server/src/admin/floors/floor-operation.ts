import type { FloorPlan } from '@office/world/floor-plan';
import { ApiError } from '../../http/api-error.ts';
import { findFloorById } from '../../map/floors.ts';
import { publishOfficesUpdated } from '../../map/office-events.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeFloor } from './floor-admin-store.ts';
import { lockFloor } from './plan-store.ts';

/** Sets one name for all languages, as the operator does. */
export async function renameFloor(
  deps: Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>,
  floorId: string,
  name: string,
): Promise<void> {
  const organizationId = await deps.db.transaction(async (tx) => {
    const floor = await lockFloor(tx, { floorId });
    if (!floor) throw new ApiError('floorInvalid');
    await changeFloor(tx, { floorId }, { name }, deps.now());
    await deps.audit(tx, {
      action: 'FLOOR_CHANGED',
      target: { kind: 'FLOOR', id: floorId },
      organizationId: floor.organizationId,
      before: { name: floor.name },
      after: { name },
    });
    return floor.organizationId;
  });
  await publishOfficesUpdated(deps, organizationId);
}

/** Returns the plan in use. */
export async function exportFloorPlan(
  deps: Pick<Platform, 'db' | 'audit'>,
  floorId: string,
): Promise<FloorPlan> {
  const found = await findFloorById(deps.db, floorId);
  if (!found) throw new ApiError('floorInvalid');
  const { organizationId } = found;
  await deps.audit(deps.db, {
    action: 'FLOOR_EXPORTED',
    target: { kind: 'FLOOR', id: floorId },
    organizationId,
  });
  return found.floor.plan;
}
