import type { Schemas } from '@office/api';
import { blockCodes } from '@office/vocabulary';
import { findInvitation, findInvitingOrganization, joinByLink } from '../auth/invitation.ts';
import type { InvitingOrganization } from '../auth/invitation.ts';
import { consumeLink, findLink, linkError } from '../auth/one-time-link.ts';
import type { OneTimeLink } from '../auth/one-time-link.ts';
import { findMinPasswordLengthIn, requireInvitableDomain } from '../auth/devices/sign-in-rules.ts';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims, WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { findPeople, type PersonRow } from '../people/member-directory.ts';
import { publishMemberChange } from '../people/member-events.ts';
import { withAvatarUrl, withPictureUrl } from '../people/avatar-url.ts';
import { findInvitee } from './invite-store.ts';
import { createInvitations, lockInvitations } from './invitation-issue.ts';
import type { IssuedInvitation } from './invitation-issue.ts';

type Deps = Pick<
  Platform,
  'db' | 'now' | 'config' | 'files' | 'mail' | 'realtime' | 'linkedCalendars' | 'audit'
>;

/** Creates an invitation and mails it. Previous links become invalid. */
export async function sendInvite(
  deps: Deps,
  invite: {
    organizationId: string;
    email: string;
    role: Schemas['Role'];
    invitedBy: string | null;
    language: Schemas['Language'];
  },
): Promise<IssuedInvitation> {
  return deps.db.transaction(async (tx) => {
    const organization = await findInvitingOrganization(tx, invite.organizationId);
    if (!organization) throw new ApiError('organizationNotFound');
    await requireInvitableDomain(tx, invite);
    const email = invite.email.toLowerCase();
    const invitee = await findInvitee(tx, { email, organizationId: organization.id });
    if (invitee?.member) throw new ApiError('alreadyMember');
    await lockInvitations(tx, organization.id);
    const inviter = await findInviter(tx, invite.invitedBy);
    const { role, language } = invite;
    const invitees = [{ email, role, language }];
    const [issued] = await createInvitations(deps, tx, { organization, inviter }, invitees);
    await deps.audit(tx, {
      action: 'INVITATION_SENT',
      organizationId: organization.id,
      target: { kind: 'INVITATION', id: issued!.id, name: email },
      after: { email, role, language },
    });
    return issued!;
  });
}

/** For a signed-in caller, also checks that the invitation is for their address. */
export async function checkInvite(
  deps: Deps,
  token: string,
  claims: Claims | null,
): Promise<Schemas['CheckedInvite']> {
  const { link, organization, invitee } = await requireInvite(deps, deps.db, token, claims);
  const { id, name, avatarKey } = organization;
  const inviter = await findInviter(deps.db, link.invitedBy);
  const invited = link.invitationId ? await findInvitation(deps.db, link.invitationId) : null;
  return {
    state: 'VALID',
    organization: await withAvatarUrl(deps, { id, name, avatarKey }),
    inviter: inviter && (await withPictureUrl(deps, inviter)),
    email: link.email,
    name: invited?.name ?? null,
    nameLatin: invited?.nameLatin ?? null,
    registered: invitee?.registered ?? false,
    minPasswordLength: await findMinPasswordLengthIn(deps.db, link.organizationId),
    expiresAt: link.expiresAt.toISOString(),
  };
}

/** Adds the caller as a member with an invitation to their address. */
export async function acceptInvite(
  context: Deps & WithClaims,
  token: string,
): Promise<Schemas['AcceptedInvite']> {
  const accepted = await context.db.transaction(async (tx) => {
    await requireInvite(context, tx, token, context.claims);
    const link = await consumeLink(context, tx, 'INVITE', token);
    if (!link) {
      // A concurrent request has used the link; `requireInvite` reports that the caller is a member.
      await requireInvite(context, tx, token, context.claims);
      throw linkError('INVITE', 'USED');
    }
    return joinByLink(context, tx, link, context.claims.userId);
  });
  const { organizationId } = accepted;
  await publishMemberChange(
    context,
    { organizationId, userId: context.claims.userId },
    'MEMBER_ADDED',
  );
  return accepted;
}

interface Invite {
  link: OneTimeLink;
  organization: InvitingOrganization;
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
    ? await findInvitingOrganization(tx, found.link.organizationId)
    : null;
  if (!found || !organization) throw linkError('INVITE');
  const { link } = found;
  const { email } = link;
  const { id: organizationId, name: organizationName } = organization;
  const invitee = await findInvitee(tx, { email, organizationId });
  if (claims && claims.userId !== invitee?.userId) {
    throw new ApiError('wrongAccount', { data: { email, organizationName } });
  }
  // Precedes the check of the link, so that a member who opens a used link gets `alreadyMember`.
  if (invitee?.member) {
    throw new ApiError('alreadyMember', { data: { email, organizationId, organizationName } });
  }
  if (found.problem) throw linkError('INVITE', found.problem);
  if (organization.blockedAt)
    throw new ApiError('organizationBlocked', { code: blockCodes.organizationBlocked });
  return { link, organization, invitee };
}

export async function findInviter(tx: Queryable, userId: string | null): Promise<PersonRow | null> {
  return (userId && (await findPeople(tx, [userId])).get(userId)) || null;
}
