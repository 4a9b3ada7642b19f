import type { Schemas } from '@office/api';
import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { findMember } from './member-directory-store.ts';
import type { Membership } from './member-directory-store.ts';
import { mayCreate } from './role-permissions.ts';

/**
 * Returns the caller's membership. Queries start from it, to stay inside the organisation.
 * @param context has the `membership` if several operations of one call share it
 * @throws {ApiError} 403 `organizationNotSelected` if the membership ended during the call
 */
export async function requireMember(
  context: Pick<Platform, 'db'> & WithViewer & { readonly membership?: Membership },
): Promise<Membership> {
  const member = context.membership ?? (await findMember(context.db, context.viewer));
  if (!member) throw new ApiError('organizationNotSelected');
  return member;
}

/** Same as {@link requireMember}, for callers that create content in an area. */
export async function requireCreator(
  context: Pick<Platform, 'db'> & WithViewer,
  area: Schemas['AreaName'],
): Promise<Membership> {
  const member = await requireMember(context);
  if (!mayCreate(member.role, area)) throw new ApiError('forbidden');
  return member;
}
