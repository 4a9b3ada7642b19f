import type { Schemas } from '@office/api';
import { blockCodes, type Language } from '@office/vocabulary';
import { signedInWithin } from '../../auth/sessions/login-limit.ts';
import { endSessionsOf } from '../../auth/sessions/session-end.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { floorNames } from '../../map/floor-names.ts';
import { publishOfficesUpdated } from '../../map/office-events.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertContract, setContractBlock } from '../admin-store.ts';
import * as store from './contract-store.ts';
import { nextVersion } from '../../http/version.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;
type Contract = Schemas['AdminContract'];

export async function listAdminContracts(
  context: Pick<Deps, 'db' | 'now'> & WithViewer,
  page: PageRequest,
): Promise<Page<Contract>> {
  const { organizationId } = context.viewer;
  const { rows, total } = await store.listContracts(context.db, organizationId, page);
  const data: Contract[] = [];
  for (const row of rows) data.push(await toContract(context, context.db, row));
  return toPage(data, total, page);
}

export async function createAdminContract(
  context: Deps & WithViewer,
  { names, ...limits }: Schemas['CreateAdminContractRequest'],
): Promise<Contract> {
  const { organizationId } = context.viewer;
  const contractId = await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const position = await store.nextPosition(tx, organizationId);
    const contract = { organizationId, name: names.ja, names, ...limits, position };
    return insertContractWithAudit(context, tx, contract);
  });
  await publishOfficesUpdated(context, organizationId);
  return findContract(context, { organizationId, contractId });
}

/** @throws {ApiError} 403 `forbidden` unless a SYSTEM_ADMIN changes a limit */
export async function updateAdminContract(
  context: Deps & WithClaims & WithViewer,
  contractId: string,
  { version, names, loginUserLimit, maxRetentionDays }: Schemas['UpdateAdminContractRequest'],
): Promise<Contract> {
  const { organizationId } = context.viewer;
  const changesLimit = loginUserLimit !== undefined || maxRetentionDays !== undefined;
  if (changesLimit && context.claims.role !== 'SYSTEM_ADMIN') throw new ApiError('forbidden');
  const where = { organizationId, contractId };
  await context.db.transaction(async (tx) => {
    const before = await store.lockContractOf(tx, where);
    if (!before) throw new ApiError('contractInvalid');
    const after = {
      name: names?.ja ?? before.name,
      names: names ?? before.names,
      loginUserLimit: loginUserLimit ?? before.loginUserLimit,
      maxRetentionDays: maxRetentionDays ?? before.maxRetentionDays,
    };
    await store.saveContract(tx, contractId, {
      ...after,
      version: nextVersion(before, version),
      updatedAt: context.now(),
    });
    const { name, names: namesBefore } = before;
    await context.audit(tx, {
      action: 'CONTRACT_CHANGED',
      target: { kind: 'CONTRACT', id: contractId, name: after.name },
      before: {
        ...{ name, names: namesBefore },
        ...{ loginUserLimit: before.loginUserLimit, maxRetentionDays: before.maxRetentionDays },
      },
      after,
    });
  });
  await publishOfficesUpdated(context, organizationId);
  return findContract(context, where);
}

export async function setContractBlocked(
  context: Deps & WithViewer,
  contractId: string,
  blocked: boolean,
): Promise<Contract> {
  const { organizationId } = context.viewer;
  const where = { organizationId, contractId };
  const { blocked: isBlocked } = await findContract(context, where);
  if (isBlocked !== blocked) {
    await (blocked ? blockContract(context, contractId) : unblockContract(context, contractId));
  }
  return findContract(context, where);
}

async function findContract(
  deps: Pick<Deps, 'db' | 'now'>,
  where: { organizationId: string; contractId: string },
): Promise<Contract> {
  const row = await store.findContractOf(deps.db, where);
  if (!row) throw new ApiError('contractInvalid');
  return toContract(deps, deps.db, row);
}

async function toContract(
  { now }: Pick<Deps, 'now'>,
  tx: Queryable,
  row: store.ContractRow,
): Promise<Contract> {
  const { id, version, name, names, blockedAt, loginUserLimit, maxRetentionDays } = row;
  const since = new Date(now().getTime() - signedInWithin);
  const floors = await store.listFloorNames(tx, id);
  return {
    id,
    version,
    name,
    names,
    blocked: blockedAt !== null,
    loginUserLimit,
    maxRetentionDays,
    signedInUsers: await store.countSignedIn(tx, { contractId: id, since }),
    floors: floors.map((floor) => ({
      id: floor.id,
      name: floor.name,
      names: floorNames(floor.name, floor.planName),
      blocked: floor.blockedAt !== null,
    })),
  };
}

export interface NewContract {
  id?: string;
  organizationId: string;
  name: string;
  names?: Record<Language, string>;
  loginUserLimit: number;
  maxRetentionDays?: number;
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

/** Returns the contract's organisation, or null if the contract does not exist. */
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
