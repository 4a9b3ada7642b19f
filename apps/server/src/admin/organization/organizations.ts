import type { Schemas } from '@office/api';
import { blockCodes } from '@office/vocabulary';
import { endSessionsOf } from '../../auth/sessions/session-end.ts';
import type { Transaction } from '../../database/database.ts';
import { insertStarterHelp } from '../../help/starter/insert-starter-help.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { sendInvite } from '../../organization/invites.ts';
import { withAvatarUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOrganization, setOrganizationBlock } from '../admin-store.ts';
import { insertContractWithAudit } from './contracts.ts';
import * as store from './organization-list-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;
type Item = Schemas['AdminOrganizationItem'];
type Row = NonNullable<Awaited<ReturnType<typeof store.findOrganizationItem>>>;

export async function listAdminOrganizations(
  deps: Pick<Platform, 'db' | 'files'>,
  search: store.OrganizationSearch,
  page: PageRequest,
): Promise<Page<Item>> {
  const { rows, total } = await store.searchOrganizations(deps.db, search, page);
  return toPage(await Promise.all(rows.map((row) => toItem(deps, row))), total, page);
}

export async function createAdminOrganization(
  context: Platform & WithClaims,
  request: Schemas['CreateAdminOrganizationRequest'],
): Promise<Item> {
  const { email, contractNames, loginUserLimit, administratorEmail, language } = request;
  const organizationId = await context.db.transaction(async (tx) => {
    const id = await insertWithAudit(context, tx, { name: request.name.trim(), email });
    await insertContractWithAudit(context, tx, {
      organizationId: id,
      name: contractNames.ja,
      names: contractNames,
      loginUserLimit,
    });
    return id;
  });
  await sendInvite(context, {
    organizationId,
    email: administratorEmail,
    role: 'ORGANIZATION_ADMIN',
    invitedBy: context.claims.userId,
    language,
  });
  return findItem(context, organizationId);
}

export async function setOrganizationBlocked(
  deps: Pick<Platform, 'db' | 'files' | 'now' | 'realtime' | 'audit'>,
  organizationId: string,
  blocked: boolean,
): Promise<Item> {
  const { blocked: isBlocked } = await findItem(deps, organizationId);
  if (isBlocked !== blocked) {
    await (blocked
      ? blockOrganization(deps, organizationId)
      : unblockOrganization(deps, organizationId));
  }
  return findItem(deps, organizationId);
}

async function findItem(deps: Pick<Platform, 'db' | 'files'>, id: string): Promise<Item> {
  const row = await store.findOrganizationItem(deps.db, id);
  if (!row) throw new ApiError('organizationNotFound');
  return toItem(deps, row);
}

function toItem(
  deps: Pick<Platform, 'files'>,
  { blockedAt, createdAt, ...row }: Row,
): Promise<Item> {
  return withAvatarUrl(deps, {
    ...row,
    blocked: blockedAt !== null,
    createdAt: createdAt.toISOString(),
  });
}

export interface NewOrganization {
  id?: string;
  name: string;
  email?: string | null;
}

export function createOrganization(deps: Deps, organization: NewOrganization): Promise<string> {
  return deps.db.transaction((tx) => insertWithAudit(deps, tx, organization));
}

async function insertWithAudit(
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

/** Blocks an organisation (4010). Returns false if it does not exist. */
export async function blockOrganization(deps: Deps, organizationId: string): Promise<boolean> {
  const blocked = await deps.db.transaction(async (tx) => {
    await endSessionsOf(deps, tx, { organizationId }, 'ORGANIZATION_BLOCKED');
    if (!(await setOrganizationBlock(tx, organizationId, deps.now()))) return false;
    await auditBlock(deps, tx, 'ORGANIZATION_BLOCKED', organizationId);
    return true;
  });
  if (blocked) await deps.realtime.forceLogout({ organizationId }, blockCodes.organizationBlocked);
  return blocked;
}

export function unblockOrganization(deps: Deps, organizationId: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    if (!(await setOrganizationBlock(tx, organizationId, null))) return false;
    await auditBlock(deps, tx, 'ORGANIZATION_UNBLOCKED', organizationId);
    return true;
  });
}

function auditBlock(
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
