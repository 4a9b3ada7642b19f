import type { FloorPlan } from '@office/world/floor-plan';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { floorNames } from './floor-names.ts';
import { findFloorById, updateFloor, type FloorRow } from './floor-store.ts';
import { publishOfficesUpdated } from './office-events.ts';
import { deleteSeatsExcept, lockSeats, type RemovedSeat } from './seat-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/**
 * Gives a floor another plan. Connected members see it at once; a member whose seat is no longer there
 * loses it, and is told.
 *
 * @returns how many lost their seats
 * @throws {ApiError} 404 `floorInvalid`
 */
export async function replaceFloorPlan(
  deps: Deps,
  floorId: string,
  plan: FloorPlan,
): Promise<number> {
  const { floor, organizationId, lost } = await deps.db.transaction(async (tx) => {
    const found = await requireFloor(tx, floorId);
    await lockSeats(tx, found.floor.contractId);
    await updateFloor(tx, floorId, { plan }, deps.now());
    const kept = plan.seats.filter(({ kind }) => kind === 'DESK').map(({ id }) => id);
    return { ...found, lost: await deleteSeatsExcept(tx, floorId, kept) };
  });
  await publishOfficesUpdated(deps, organizationId);
  await deps.realtime.publish('floorPlanChanged', { organizationId }, { floorId });
  for (const seat of lost) await publishSeatLoss(deps, organizationId, floor, seat);
  return lost.length;
}

/** @throws {ApiError} 404 `floorInvalid` */
export async function renameFloor(deps: Deps, floorId: string, name: string): Promise<void> {
  const { organizationId } = await requireFloor(deps.db, floorId);
  await updateFloor(deps.db, floorId, { name }, deps.now());
  await publishOfficesUpdated(deps, organizationId);
}

/** @throws {ApiError} 404 `floorInvalid` */
export async function exportFloorPlan(deps: Pick<Deps, 'db'>, floorId: string): Promise<FloorPlan> {
  return (await requireFloor(deps.db, floorId)).floor.plan;
}

async function requireFloor(
  tx: Parameters<typeof findFloorById>[0],
  floorId: string,
): Promise<{ floor: FloorRow; organizationId: string }> {
  const found = await findFloorById(tx, floorId);
  if (!found) throw new ApiError('floorInvalid');
  return found;
}

async function publishSeatLoss(
  { realtime }: Deps,
  organizationId: string,
  floor: FloorRow,
  { seatId, userId }: RemovedSeat,
): Promise<void> {
  const seat = { floorId: floor.id, seatId };
  const label = floor.plan.seats.find(({ id }) => id === seatId)?.label ?? seatId;
  const emptied = { ...seat, userId: null, user: null, state: 'EMPTY' as const };
  await realtime.publish('seatChanged', { organizationId }, emptied);
  const floorName = floor.name;
  const notice = { ...seat, floorName, floorNames: floorNames(floorName, floor.plan.name), label };
  await realtime.publish('seatReleased', { organizationId, userId }, notice);
}
