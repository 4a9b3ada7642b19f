import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { Claims } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { sendInvite } from '../../organization/invites.ts';
import { withAvatarUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  blockOrganization,
  insertContractWithAudit,
  insertWithAudit,
  unblockOrganization,
} from '../organizations.ts';
import * as store from './organization-list-store.ts';

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
  deps: Platform,
  claims: Claims,
  request: Schemas['CreateAdminOrganizationRequest'],
): Promise<Item> {
  const { email, contractNames, loginUserLimit, administratorEmail, language } = request;
  const organizationId = await deps.db.transaction(async (tx) => {
    const id = await insertWithAudit(deps, tx, { name: request.name.trim(), email });
    await insertContractWithAudit(deps, tx, {
      organizationId: id,
      name: contractNames.ja,
      names: contractNames,
      loginUserLimit,
    });
    return id;
  });
  await sendInvite(deps, {
    organizationId,
    email: administratorEmail,
    role: 'ORGANIZATION_ADMIN',
    invitedBy: claims.userId,
    language,
  });
  return findItem(deps, organizationId);
}

/** @throws {ApiError} 404 `organizationNotFound` */
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
