import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import { requireViewer, type Claims } from '../../http/claims.ts';
import { withAvatarUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import { toAreas } from './areas.ts';
import { toRetention } from './retention.ts';
import * as store from './settings-store.ts';
import { toSignInRules } from './sign-in-rules.ts';

export async function getSettings(
  deps: Pick<Platform, 'db' | 'files'>,
  claims: Claims,
): Promise<Schemas['AdminOrganization']> {
  const { organizationId } = requireViewer(claims);
  const row = await store.findOrganization(deps.db, organizationId);
  if (!row) throw new ApiError('organizationNotFound');
  const { version, name, email, avatarKey } = row;
  return {
    id: row.id,
    blocked: row.blockedAt !== null,
    createdAt: row.createdAt.toISOString(),
    profile: await withAvatarUrl(deps, { version, name, email, avatarKey }),
    signInRules: toSignInRules(await store.findSignInRules(deps.db, organizationId)),
    areas: toAreas(await store.findAreas(deps.db, organizationId)),
    retention: toRetention(await store.findRetention(deps.db, organizationId)),
  };
}
