import type { Schemas } from '@office/api';
import type { WriteAudit } from '../../audit/audit-entry.ts';
import { invalidateInvitationLinks } from '../../auth/one-time-link.ts';
import { findInvitingOrganization } from '../../auth/invitation.ts';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import {
  findInvitationsById,
  findMemberEmails,
  createInvitations,
  lockInvitations,
  markWithdrawn,
} from '../../organization/invitation-issue.ts';
import { findInviter } from '../../organization/invites.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireAssignable } from './administrator-invitations.ts';
import { auditInvitations } from './audit-invitations.ts';
import { findInvitationIds } from './invitation-store.ts';
import { filterOf } from './list-invitations.ts';
import { isJustResent, checkResendLimit } from './resend-limit.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'mail'> & { audit: WriteAudit };

const maxResentPerHour = 500;

/** The new links replace the earlier ones. Skips answered and recently resent invitations. */
export function resendInvitations(
  context: Deps & WithClaims & WithViewer,
  selection: Schemas['SelectedInvitations'],
): Promise<Schemas['InvitationsDone']> {
  const { organizationId, userId } = context.viewer;
  return context.db.transaction(async (tx) => {
    await lockInvitations(tx, organizationId);
    const organization = await findInvitingOrganization(tx, organizationId);
    if (!organization) throw new ApiError('organizationNotFound');
    const found = await findSelected(context, tx, organizationId, selection);
    const emails = found.map(({ email }) => email);
    const members = await findMemberEmails(tx, organizationId, emails);
    const now = context.now();
    const open = found.filter(
      (row) =>
        !row.acceptedAt && !row.withdrawnAt && !members.has(row.email) && !isJustResent(row, now),
    );
    await checkResendLimit(tx, organizationId, { more: open.length, most: maxResentPerHour }, now);
    const inviter = await findInviter(tx, userId);
    await createInvitations(context, tx, { organization, inviter }, open);
    await auditInvitations(context, tx, { action: 'INVITATION_RESENT' }, open.map(toAudited));
    return { done: open.length, skipped: found.length - open.length };
  });
}

/** Withdraws invitations; their links expire immediately. Skips answered invitations. */
export function withdrawInvitations(
  context: Deps & WithClaims & WithViewer,
  selection: Schemas['SelectedInvitations'],
): Promise<Schemas['InvitationsDone']> {
  const { organizationId } = context.viewer;
  return context.db.transaction(async (tx) => {
    await lockInvitations(tx, organizationId);
    const found = await findSelected(context, tx, organizationId, selection);
    const foundIds = found.map(({ id }) => id);
    // Updates the links first, in the same lock order as accepting an invitation.
    await invalidateInvitationLinks(tx, foundIds, 'WITHDRAWN', context.now());
    const withdrawn = await markWithdrawn(tx, foundIds, context.now());
    await auditInvitations(
      context,
      tx,
      { action: 'INVITATION_WITHDRAWN' },
      withdrawn.map(toAudited),
    );
    return { done: withdrawn.length, skipped: found.length - withdrawn.length };
  });
}

/**
 * Returns the invitations with the given ids, or all that match the filter.
 * @throws {ApiError} 400 if neither or both are given, or the expected number is missing; 403 `forbidden`
 *   for an invitation of an administrator without `roles.assign`; 404 `invitationNotFound`; 409 `changedMeanwhile` if the filter matches another number
 */
async function findSelected(
  context: Pick<Deps, 'now'> & WithClaims,
  tx: Queryable,
  organizationId: string,
  selection: Schemas['SelectedInvitations'],
) {
  const found = await findMatching(context, tx, organizationId, selection);
  requireAssignable(
    context,
    found.map(({ role }) => role),
  );
  return found;
}

async function findMatching(
  { now }: Pick<Deps, 'now'>,
  tx: Queryable,
  organizationId: string,
  { invitationIds, filter, except = [], expected }: Schemas['SelectedInvitations'],
) {
  if (!filter) {
    if (!invitationIds) throw new ApiError({ invitationIds: 'required' });
    const ids = [...new Set(invitationIds)];
    const found = await findInvitationsById(tx, organizationId, ids);
    if (found.length < ids.length) throw new ApiError('invitationNotFound');
    return found;
  }
  if (invitationIds) throw new ApiError({ invitationIds: 'invalid' });
  if (expected === undefined) throw new ApiError({ expected: 'invalid' });
  const most = expected + except.length + 1;
  const ids = await findInvitationIds(tx, filterOf(organizationId, filter, now()), most);
  const left = ids.filter((id) => !except.includes(id));
  if (left.length !== expected) throw new ApiError('changedMeanwhile');
  return findInvitationsById(tx, organizationId, left);
}

const toAudited = ({ id, email, role }: { id: string; email: string; role: string }) => ({
  id,
  email,
  role,
});
