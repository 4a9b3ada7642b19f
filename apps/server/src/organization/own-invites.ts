import type { Schemas } from '@office/api';
import { joinByLink, requireUnblockedOrganization } from '../auth/invitation.ts';
import { consumeFoundLink, linkError } from '../auth/one-time-link.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { withAvatarUrl, withPictureUrl } from '../people/avatar-url.ts';
import { publishMemberChange } from '../people/member-events.ts';
import type { Platform } from '../platform/platform.ts';
import { findPeople, findRoles } from '../people/member-directory.ts';
import { findOpenInviteOf, findOpenInvites } from './invite-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'linkedCalendars' | 'audit'>;

export async function listOwnInvites(
  context: Pick<Deps, 'db' | 'now' | 'files'> & WithClaims,
): Promise<Page<Schemas['OwnInvite']>> {
  const invites = await findOpenInvites(context.db, context.claims.userId, context.now());
  const inviterIds = invites.flatMap(({ invitedBy }) => invitedBy ?? []);
  const inviters = await findPeople(context.db, inviterIds);
  return toSinglePage(
    await Promise.all(
      invites.map(async ({ organization, invitedBy, expiresAt }) => {
        const inviter = invitedBy ? inviters.get(invitedBy) : undefined;
        return {
          organization: await withAvatarUrl(context, organization),
          inviter: inviter ? await withPictureUrl(context, inviter) : null,
          expiresAt: expiresAt.toISOString(),
        };
      }),
    ),
  );
}

/**
 * Accepts an invitation to the caller's e-mail address and makes the caller a member.
 * @throws {ApiError} 404 `organizationNotFound` without an open invitation, 409 `alreadyMember`,
 *   422 `registrationLinkExpired` if a concurrent call accepted it first, 403 `organizationBlocked`
 */
export async function acceptOwnInvite(
  context: Deps & WithClaims,
  organizationId: string,
): Promise<Schemas['AcceptedInvite']> {
  const { userId } = context.claims;
  const accepted = await context.db.transaction(async (tx) => {
    const roles = await findRoles(tx, organizationId, [userId]);
    if (roles.has(userId)) throw new ApiError('alreadyMember');
    const found = await findOpenInviteOf(tx, { organizationId, userId }, context.now());
    if (!found) throw new ApiError('organizationNotFound');
    await requireUnblockedOrganization(tx, found);
    const link = await consumeFoundLink(context, tx, found);
    if (!link) throw linkError('INVITE', 'USED');
    return joinByLink(context, tx, link, userId);
  });
  await publishMemberChange(context, { organizationId, userId }, 'MEMBER_ADDED');
  return accepted;
}
