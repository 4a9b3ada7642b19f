import { blockCodes } from '@office/vocabulary';
import type { Language } from '@office/vocabulary';
import { floorPlanSchema } from '@office/world/floor-plan';
import type { FloorPlan } from '@office/world/floor-plan';
import { endSessionsOf } from '../auth/session-end.ts';
import type { Transaction } from '../database/database.ts';
import { insertStarterHelp } from '../help/starter/insert-starter-help.ts';
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

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;

export interface NewOrganization {
  id?: string;
  name: string;
  email?: string | null;
}

export function createOrganization(deps: Deps, organization: NewOrganization): Promise<string> {
  return deps.db.transaction((tx) => insertWithAudit(deps, tx, organization));
}

export async function insertWithAudit(
  deps: Pick<Deps, 'audit'>,
  tx: Transaction,
  organization: NewOrganization,
): Promise<string> {
  const organizationId = await insertOrganization(tx, organization);
  await insertStarterHelp(tx, organizationId);
  const { name, email = null } = organization;
  await deps.audit(tx, {
    action: 'ORGANIZATION_CREATED',
    organizationId,
    target: { kind: 'ORGANIZATION', id: organizationId, name },
    after: { name, email },
  });
  return organizationId;
}

export interface NewContract {
  id?: string;
  organizationId: string;
  name: string;
  names?: Record<Language, string>;
  loginUserLimit: number;
  position?: number;
}

export async function createContract(deps: Deps, contract: NewContract): Promise<string> {
  const contractId = await deps.db.transaction((tx) => insertContractWithAudit(deps, tx, contract));
  await publishOfficesUpdated(deps, contract.organizationId);
  return contractId;
}

export async function insertContractWithAudit(
  deps: Pick<Deps, 'audit'>,
  tx: Transaction,
  contract: NewContract,
): Promise<string> {
  const contractId = await insertContract(tx, contract);
  const { organizationId, name, names = null, loginUserLimit } = contract;
  await deps.audit(tx, {
    action: 'CONTRACT_CREATED',
    organizationId,
    target: { kind: 'CONTRACT', id: contractId, name },
    after: { name, names, loginUserLimit },
  });
  return contractId;
}

/** @throws if the plan is invalid; {ApiError} 404 `contractInvalid` */
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

/** Blocks an organisation (4010). Returns false if it does not exist. */
export async function blockOrganization(deps: Deps, organizationId: string): Promise<boolean> {
  const blocked = await deps.db.transaction(async (tx) => {
    await endSessionsOf(deps, tx, { organizationId }, 'ORGANIZATION_BLOCKED');
    if (!(await setOrganizationBlock(tx, organizationId, deps.now()))) return false;
    await noteBlock(deps, tx, 'ORGANIZATION_BLOCKED', organizationId);
    return true;
  });
  if (blocked) await deps.realtime.forceLogout({ organizationId }, blockCodes.organizationBlocked);
  return blocked;
}

export function unblockOrganization(deps: Deps, organizationId: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await setOrganizationBlock(tx, organizationId, null))) return false;
    await noteBlock(deps, tx, 'ORGANIZATION_UNBLOCKED', organizationId);
    return true;
  });
}

function noteBlock(
  deps: Pick<Deps, 'audit'>,
  tx: Transaction,
  action: 'ORGANIZATION_BLOCKED' | 'ORGANIZATION_UNBLOCKED',
  organizationId: string,
): Promise<void> {
  const target = { kind: 'ORGANIZATION', id: organizationId } as const;
  const blocked = action === 'ORGANIZATION_BLOCKED';
  const change = { before: { blocked: !blocked }, after: { blocked } };
  return deps.audit(tx, { action, organizationId, target, ...change });
}

/** Blocks an office and signs its members out (4015). Returns false if it does not exist. */
export async function blockContract(deps: Deps, contractId: string): Promise<boolean> {
  const organizationId = await deps.db.transaction(async (tx) => {
    await endSessionsOf(deps, tx, { contractId }, 'CONTRACT_BLOCKED');
    return setBlockOfContract(deps, tx, contractId, true);
  });
  if (!organizationId) return false;
  await deps.realtime.forceLogout({ contractId }, blockCodes.contractBlocked);
  await publishOfficesUpdated(deps, organizationId);
  return true;
}

export async function unblockContract(deps: Deps, contractId: string): Promise<boolean> {
  const organizationId = await deps.db.transaction((tx) =>
    setBlockOfContract(deps, tx, contractId, false),
  );
  if (organizationId) await publishOfficesUpdated(deps, organizationId);
  return organizationId !== null;
}

/** Returns the organisation of the contract, or null if the contract does not exist. */
async function setBlockOfContract(
  deps: Pick<Deps, 'audit' | 'now'>,
  tx: Transaction,
  contractId: string,
  blocked: boolean,
): Promise<string | null> {
  const organizationId = await setContractBlock(tx, contractId, blocked ? deps.now() : null);
  if (!organizationId) return null;
  await deps.audit(tx, {
    action: blocked ? 'CONTRACT_BLOCKED' : 'CONTRACT_UNBLOCKED',
    organizationId,
    target: { kind: 'CONTRACT', id: contractId },
    before: { blocked: !blocked },
    after: { blocked },
  });
  return organizationId;
}

/** Blocks or unblocks a floor. Returns false if it does not exist. */
export async function setFloorBlocked(
  deps: Deps,
  floorId: string,
  blocked: boolean,
): Promise<boolean> {
  const organizationId = await setFloorBlock(deps.db, floorId, blocked ? deps.now() : null);
  if (organizationId) await publishOfficesUpdated(deps, organizationId);
  return organizationId !== null;
}
