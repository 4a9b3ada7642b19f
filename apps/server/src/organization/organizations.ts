import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { toPage } from '../http/page.ts';
import type { Page } from '../http/page.ts';
import { withAvatarUrl } from '../people/avatar-url.ts';
import { countActivePeople } from '../people/member-directory.ts';
import { findJoined, findOwnOrganization } from './organization-store.ts';

type Deps = Pick<Platform, 'db' | 'files'>;

export async function listJoined(
  context: Deps & WithClaims,
  page: { page: number; limit: number },
): Promise<Page<Schemas['Organization']>> {
  const { rows, total } = await findJoined(context.db, context.claims, page);
  const data = await Promise.all(rows.map((row) => withAvatarUrl(context, row)));
  return toPage(data, total, page);
}

/** Returns an organisation of the caller, whether selected or not. */
export async function getOrganization(
  context: Deps & WithClaims,
  organizationId: string,
): Promise<Schemas['OrganizationDetail']> {
  const { userId } = context.claims;
  const organization = await findOwnOrganization(context.db, { organizationId, userId });
  if (!organization) throw new ApiError('organizationNotFound');
  return {
    ...(await withAvatarUrl(context, organization)),
    memberCount: await countActivePeople(context.db, organizationId),
    createdAt: organization.createdAt.toISOString(),
  };
}
