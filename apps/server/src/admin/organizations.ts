import type { Schemas } from '@office/api';
import { blockCodes } from '@office/vocabulary';
import { floorPlanSchema } from '@office/world/floor-plan';
import type { FloorPlan } from '@office/world/floor-plan';
import { endSessionsOf } from '../auth/session-end.ts';
import { assignSuccessors } from '../chat/admin-succession.ts';
import type { MemberRef } from '../database/membership.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import { releaseSeats } from '../map/seat-release.ts';
import { publishMemberChange } from '../people/member-events.ts';
import { depart } from '../people/presence.ts';
import {
  insertContract,
  insertFloor,
  insertOrganization,
  organizationOfContract,
  setContractBlock,
  setFloorBlock,
  setMemberBlock,
  setOrganizationBlock,
  updateRole,
} from './admin-store.ts';
import { insertMember } from '../people/member-directory.ts';

/**
 * The actions of the product's administrators, for the operator's command line and the demo data.
 * Each takes effect on connected members at once.
 */
type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/** For actions that bear on the rooms that a member is admin of. */
type RoomDeps = Deps & Pick<Platform, 'files'>;

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
    loginUserLimit: number;
    position?: number;
  },
): Promise<string> {
  const contractId = await insertContract(deps.db, contract);
  await announceOffices(deps, contract.organizationId);
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
  await announceOffices(deps, organizationId);
  return floorId;
}

/** @throws {ApiError} 409 `alreadyMember` */
export async function addMember(
  deps: Deps,
  member: MemberRef & { role: Schemas['Role'] },
): Promise<void> {
  if (!(await insertMember(deps.db, member))) throw new ApiError('alreadyMember');
  await publishMemberChange(deps, member, 'MEMBER_ADDED');
}

/**
 * Changes a role: the member has to sign in again (4014). A new guest is admin of no chat room
 * and has no seat any more. False when nothing changed.
 */
export async function setRole(
  deps: RoomDeps,
  member: MemberRef,
  role: Schemas['Role'],
): Promise<boolean> {
  const changed = await deps.db.transaction(async (tx) => {
    if (!(await updateRole(tx, member, role))) return false;
    await endSessionsOf(deps, tx, member, 'ROLE_CHANGED');
    return true;
  });
  if (changed) {
    await deps.realtime.forceLogout(member, blockCodes.roleChanged);
    if (role === 'GUEST') {
      await releaseSeats(deps, member.userId);
      await assignSuccessors(deps, member.userId);
    }
  }
  return changed;
}

/**
 * Shuts a person out of one organisation (4011), and frees their seats there. False when they are no
 * member.
 */
export async function blockMember(deps: RoomDeps, member: MemberRef): Promise<boolean> {
  const blocked = await deps.db.transaction(async (tx) => {
    await endSessionsOf(deps, tx, member, 'USER_BLOCKED');
    return setMemberBlock(tx, member, deps.now());
  });
  if (blocked) {
    await deps.realtime.forceLogout(member, blockCodes.userBlocked);
    await publishMemberChange(deps, member, 'MEMBER_REMOVED');
    await depart(deps, member);
    await releaseSeats(deps, member.userId);
    await assignSuccessors(deps, member.userId);
  }
  return blocked;
}

export async function unblockMember(deps: Deps, member: MemberRef): Promise<boolean> {
  const unblocked = await setMemberBlock(deps.db, member, null);
  if (unblocked) await publishMemberChange(deps, member, 'MEMBER_ADDED');
  return unblocked;
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
  await announceOffices(deps, organizationId);
  return true;
}

export async function unblockContract(deps: Deps, contractId: string): Promise<boolean> {
  const organizationId = await setContractBlock(deps.db, contractId, null);
  if (organizationId) await announceOffices(deps, organizationId);
  return organizationId !== null;
}

/** Shuts or opens one floor. False when there is none. */
export async function setFloorBlocked(
  deps: Deps,
  floorId: string,
  blocked: boolean,
): Promise<boolean> {
  const organizationId = await setFloorBlock(deps.db, floorId, blocked ? deps.now() : null);
  if (organizationId) await announceOffices(deps, organizationId);
  return organizationId !== null;
}

async function announceOffices(deps: Deps, organizationId: string): Promise<void> {
  await deps.realtime.publish(
    'organization',
    { organizationId },
    { organizationId, change: 'OFFICES_UPDATED', userId: null },
  );
}
