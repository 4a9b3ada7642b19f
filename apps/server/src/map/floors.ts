import { blockCodes } from '@office/vocabulary';
import type { FloorPlan } from '@office/world/floor-plan';
import { requireMember } from '../people/current-member.ts';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import {
  findContract,
  findContracts,
  findFloor,
  findFloorById,
  findFloorPlans,
  findFloorSummary,
  findOpenFloors,
  findOpenFloorSummaries,
} from './floor-store.ts';
import type { ContractRow, FloorRow, FloorSummary, OpenFloor } from './floor-store.ts';
import { FloorPlanCache, floorPlans } from './floor-plans.ts';

type Deps = Pick<Platform, 'db'>;

export type { FloorRow, OpenFloor };
export {
  FloorPlanCache,
  findContract,
  findContracts,
  findFloorById,
  findFloorPlans,
  findOpenFloors,
  findOpenFloorSummaries,
};

/** @throws {ApiError} 404 `floorInvalid`, also for floors of other organisations */
export async function requireFloor(
  tx: Queryable,
  where: { floorId: string; organizationId: string },
): Promise<FloorRow> {
  const floor = await findFloor(tx, where);
  if (!floor) throw new ApiError('floorInvalid');
  return floor;
}

/**
 * Returns a floor that members of the organisation can enter.
 * @throws {ApiError} 404 `floorInvalid`, also for floors of other organisations; 403
 *   `contractBlocked`, `floorBlocked`
 */
export async function requireOpenFloor(
  tx: Queryable,
  where: { floorId: string; organizationId: string },
): Promise<FloorSummary> {
  const floor = await findFloorSummary(tx, where);
  if (!floor) throw new ApiError('floorInvalid');
  requireOpen(floor);
  return floor;
}

/** Like `requireOpenFloor`, with the plan of the transaction. */
export async function requireOpenFloorWithPlan(
  tx: Queryable,
  where: { floorId: string; organizationId: string },
): Promise<FloorRow> {
  const floor = await requireFloor(tx, where);
  requireOpen(floor);
  return floor;
}

function requireOpen(floor: FloorSummary): void {
  if (floor.contractBlockedAt)
    throw new ApiError('contractBlocked', { code: blockCodes.contractBlocked });
  if (floor.blockedAt) throw new ApiError('floorBlocked');
}

/**
 * @throws {ApiError} 404 `contractInvalid`, also for contracts of other organisations; 403 `contractBlocked`
 */
export async function requireOpenContract(
  tx: Queryable,
  where: { contractId: string; organizationId: string },
): Promise<ContractRow> {
  const contract = await findContract(tx, where);
  if (!contract) throw new ApiError('contractInvalid');
  if (contract.blockedAt)
    throw new ApiError('contractBlocked', { code: blockCodes.contractBlocked });
  return contract;
}

export async function getFloorPlan(
  context: Deps & WithViewer,
  floorId: string,
): Promise<FloorPlan> {
  const { organizationId } = await requireMember(context);
  const floor = await requireOpenFloor(context.db, { floorId, organizationId });
  const plan = (await floorPlans.read(context.db, [floor])).get(floor.id);
  if (!plan) throw new ApiError('floorInvalid');
  return plan;
}
