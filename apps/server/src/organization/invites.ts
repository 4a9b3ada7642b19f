import type { Schemas } from '@office/api';
import { findLink, issueLink, linkError, linkLifetimes, takeLink } from '../auth/one-time-link.ts';
import type { IssuedLink, OneTimeLink } from '../auth/one-time-link.ts';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims, Platform } from '../platform/operation.ts';
import { announceMember } from '../people/member-events.ts';
import { withAvatarUrl, withPicture } from '../people/avatar-url.ts';
import { findInvitedTo, findInvitee, findInviter, insertMembership } from './invite-store.ts';
import type { InvitedTo } from './invite-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'files' | 'mail' | 'realtime'>;

/** Makes an invitation and mails it. A later one leaves earlier ones good until they expire. */
export async function sendInvite(
  deps: Deps,
  invite: {
    organizationId: string;
    email: string;
    role: Schemas['Role'];
    invitedBy: string | null;
    language: Schemas['Language'];
  },
): Promise<IssuedLink & { url: string }> {
  return deps.db.transaction(async (tx) => {
    const organization = await findInvitedTo(tx, invite.organizationId);
    if (!organization) throw new ApiError(404, 'organizationNotFound');
    const email = invite.email.toLowerCase();
    const invitee = await findInvitee(tx, { email, organizationId: organization.id });
    if (invitee?.member) throw new ApiError(409, 'alreadyMember');
    const inviter = invite.invitedBy ? await findInviter(tx, invite.invitedBy) : null;
    const link = await issueLink(deps, tx, {
      kind: 'INVITE',
      email,
      organizationId: organization.id,
      role: invite.role,
      invitedBy: invite.invitedBy,
    });
    const url = `${deps.config.publicUrl}/join-organization?token=${link.token}`;
    await deps.mail.enqueue(tx, {
      to: email,
      language: invite.language,
      template: 'invite',
      values: {
        organizationName: organization.name,
        inviterName: inviter?.nameKanji ?? null,
        url,
        days: linkLifetimes.INVITE / (24 * 60 * 60 * 1000),
      },
    });
    return { ...link, url };
  });
}

/**
 * What an invitation is for. Asked by someone signed in it also says whether it is the caller's.
 *
 * @throws {ApiError} 422 `registrationLinkExpired`, 409 `alreadyMember`, 403 `wrongAccount`,
 *   `organizationBlocked`
 */
export async function checkInvite(
  deps: Deps,
  token: string,
  claims: Claims | null,
): Promise<Schemas['CheckedInvite']> {
  const { link, organization, invitee } = await requireInvite(deps, deps.db, token, claims);
  const { id, name, avatarKey } = organization;
  const inviter = link.invitedBy ? await findInviter(deps.db, link.invitedBy) : null;
  return {
    state: 'VALID',
    organization: await withAvatarUrl(deps, { id, name, avatarKey }),
    inviter: inviter && (await withPicture(deps, inviter)),
    email: link.email,
    registered: invitee?.registered ?? false,
    expiresAt: link.expiresAt.toISOString(),
  };
}

/**
 * Makes the caller a member by an invitation to their own address.
 *
 * @throws {ApiError} as {@link checkInvite}
 */
export async function acceptInvite(
  deps: Deps,
  claims: Claims,
  token: string,
): Promise<Schemas['AcceptedInvite']> {
  const accepted = await deps.db.transaction(async (tx) => {
    await requireInvite(deps, tx, token, claims);
    const link = await takeLink(deps, tx, 'INVITE', token);
    if (!link) {
      // The other of two clicks was faster: they are in.
      await requireInvite(deps, tx, token, claims);
      throw linkError('INVITE', 'USED');
    }
    return joinByLink(tx, link, claims.userId);
  });
  const { organizationId } = accepted;
  await announceMember(deps, { organizationId, userId: claims.userId }, 'MEMBER_ADDED');
  return accepted;
}

/** Makes a person what a used-up invitation says. */
export async function joinByLink(
  tx: Queryable,
  link: OneTimeLink,
  userId: string,
): Promise<Schemas['AcceptedInvite']> {
  const { organizationId, role } = link;
  if (!organizationId || !role) throw linkError('INVITE');
  if (!(await insertMembership(tx, { organizationId, userId, role }))) {
    throw new ApiError(409, 'alreadyMember');
  }
  return { organizationId, role };
}

/** @throws {ApiError} 422 `registrationLinkExpired` when it is gone, 403 `organizationBlocked` */
export async function refuseBlockedOrganization(tx: Queryable, link: OneTimeLink): Promise<void> {
  const organization = link.organizationId ? await findInvitedTo(tx, link.organizationId) : null;
  if (!organization) throw linkError('INVITE');
  if (organization.blockedAt) throw new ApiError(403, 'organizationBlocked', { code: 4010 });
}

interface Invite {
  link: OneTimeLink;
  organization: InvitedTo;
  invitee: Awaited<ReturnType<typeof findInvitee>>;
}

async function requireInvite(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  token: string,
  claims: Claims | null,
): Promise<Invite> {
  const found = await findLink(deps, tx, 'INVITE', token);
  const organization = found?.link.organizationId
    ? await findInvitedTo(tx, found.link.organizationId)
    : null;
  if (!found || !organization) throw linkError('INVITE');
  const { link } = found;
  const { email } = link;
  const { id: organizationId, name: organizationName } = organization;
  const invitee = await findInvitee(tx, { email, organizationId });
  if (claims && claims.userId !== invitee?.userId) {
    throw new ApiError(403, 'wrongAccount', { data: { email, organizationName } });
  }
  // Before the state of the link: whoever opens the mail again later is told that they are in.
  if (invitee?.member) {
    throw new ApiError(409, 'alreadyMember', { data: { email, organizationId, organizationName } });
  }
  if (found.problem) throw linkError('INVITE', found.problem);
  if (organization.blockedAt) throw new ApiError(403, 'organizationBlocked', { code: 4010 });
  return { link, organization, invitee };
}
