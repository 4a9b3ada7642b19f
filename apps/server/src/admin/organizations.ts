import { blockCodes } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import { floorPlanSchema } from '@office/world/floor-plan';
import type { FloorPlan } from '@office/world/floor-plan';
import { endSessionsOf } from '../auth/session-end.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { publishOfficesUpdated } from '../map/office-events.ts';
import {
  insertContract,
  insertFloor,
  insertOrganization,
  organizationOfContract,
  setContractBlock,
  setFloorBlock,
  setOrganizationBlock,
} from './admin-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

export function createOrganization(
  deps: Deps,
  organization: { id?: string; name: string; email?: string },
): Promise<string> {
  return insertOrganization(deps.db, organization);
}

export async function createContract(
  deps: Deps,
  contract: {
    id?: string;
    organizationId: string;
    name: string;
    names?: Record<Language, string>;
    loginUserLimit: number;
    position?: number;
  },
): Promise<string> {
  const contractId = await insertContract(deps.db, contract);
  await publishOfficesUpdated(deps, contract.organizationId);
  return contractId;
}

/** @throws when the plan is no floor plan; {ApiError} 404 `contractInvalid` */
export async function createFloor(
  deps: Deps,
  floor: { id?: string; contractId: string; name: string; plan: unknown; position?: number },
): Promise<string> {
  const plan: FloorPlan = floorPlanSchema.parse(floor.plan);
  const organizationId = await organizationOfContract(deps.db, floor.contractId);
  if (!organizationId) throw new ApiError('contractInvalid');
  const floorId = await insertFloor(deps.db, { ...floor, plan });
  await publishOfficesUpdated(deps, organizationId);
  return floorId;
}

/** Shuts an organisation (4010). False when there is none. */
export async function blockOrganization(deps: Deps, organizationId: string): Promise<boolean> {
  const blocked = await deps.db.transaction(async (tx) => {
    await endSessionsOf(deps, tx, { organizationId }, 'ORGANIZATION_BLOCKED');
    return setOrganizationBlock(tx, organizationId, deps.now());
  });
  if (blocked) await deps.realtime.forceLogout({ organizationId }, blockCodes.organizationBlocked);
  return blocked;
}

export function unblockOrganization(deps: Deps, organizationId: string): Promise<boolean> {
  return setOrganizationBlock(deps.db, organizationId, null);
}

/** Shuts an office: its members are signed out (4015). False when there is none. */
export async function blockContract(deps: Deps, contractId: string): Promise<boolean> {
  const organizationId = await deps.db.transaction(async (tx) => {
    await endSessionsOf(deps, tx, { contractId }, 'CONTRACT_BLOCKED');
    return setContractBlock(tx, contractId, deps.now());
  });
  if (!organizationId) return false;
  await deps.realtime.forceLogout({ contractId }, blockCodes.contractBlocked);
  await publishOfficesUpdated(deps, organizationId);
  return true;
}

export async function unblockContract(deps: Deps, contractId: string): Promise<boolean> {
  const organizationId = await setContractBlock(deps.db, contractId, null);
  if (organizationId) await publishOfficesUpdated(deps, organizationId);
  return organizationId !== null;
}

/** Shuts or opens one floor. False when there is none. */
export async function setFloorBlocked(
  deps: Deps,
  floorId: string,
  blocked: boolean,
): Promise<boolean> {
  const organizationId = await setFloorBlock(deps.db, floorId, blocked ? deps.now() : null);
  if (organizationId) await publishOfficesUpdated(deps, organizationId);
  return organizationId !== null;
}
