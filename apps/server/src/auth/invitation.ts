import type { Schemas } from '@office/api';
import { blockCodes } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { insertMember } from '../people/member-directory.ts';
import type { Platform } from '../platform/platform.ts';
import {
  findInvitation,
  findInvitingOrganization,
  markAccepted,
} from './store/invitation-store.ts';
import type { InvitingOrganization } from './store/invitation-store.ts';
import { linkError, type OneTimeLink } from './one-time-link.ts';

export type { InvitingOrganization };
export { findInvitation, findInvitingOrganization };

export async function joinByLink(
  { linkedCalendars, audit }: Pick<Platform, 'linkedCalendars' | 'audit'>,
  tx: Queryable,
  link: OneTimeLink,
  userId: string,
): Promise<Schemas['AcceptedInvite']> {
  const { organizationId, role, invitationId, usedAt } = link;
  if (!organizationId || !role) throw linkError('INVITE');
  const invited = invitationId ? await findInvitation(tx, invitationId) : null;
  const department = invited?.department ?? undefined;
  if (!(await insertMember(tx, { organizationId, userId, role, department }))) {
    throw new ApiError('alreadyMember');
  }
  if (invitationId && usedAt) await markAccepted(tx, invitationId, usedAt);
  await linkedCalendars.addMissingCalendars(tx, userId);
  await audit(tx, {
    action: 'INVITATION_ACCEPTED',
    userId,
    organizationId,
    target: { kind: 'MEMBER', id: userId },
    after: { role },
  });
  return { organizationId, role };
}

/**
 * @throws {ApiError} 422 `registrationLinkExpired` if the organisation no longer exists, 403
 *   `organizationBlocked`
 */
export async function requireUnblockedOrganization(
  tx: Queryable,
  link: OneTimeLink,
): Promise<void> {
  const organization = link.organizationId
    ? await findInvitingOrganization(tx, link.organizationId)
    : null;
  if (!organization) throw linkError('INVITE');
  if (organization.blockedAt)
    throw new ApiError('organizationBlocked', { code: blockCodes.organizationBlocked });
}
