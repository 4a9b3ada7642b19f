import type { Schemas } from '@office/api';
import type { AuditChange, WriteAudit } from '../../audit/audit-entry.ts';
import { endInvitationLinks } from '../../auth/one-time-link.ts';
import { findInvitingOrganization } from '../../auth/invitation.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer } from '../../http/claims.ts';
import {
  findInvitationsById,
  findMemberEmails,
  issueInvitations,
  lockInvitations,
  markWithdrawn,
} from '../../organization/invitation-issue.ts';
import { findInviter } from '../../organization/invites.ts';
import type { Platform } from '../../platform/platform.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'mail'> & { audit: WriteAudit };

/**
 * Sends invitations again: each with a new link, the earlier one is dead. Skips those that were answered.
 *
 * @throws {ApiError} 404 `invitationNotFound`
 */
export function resendInvitations(
  deps: Deps,
  { organizationId, userId }: Viewer,
  ids: readonly string[],
): Promise<Schemas['InvitationsDone']> {
  return deps.db.transaction(async (tx) => {
    await lockInvitations(tx, organizationId);
    const organization = await findInvitingOrganization(tx, organizationId);
    if (!organization) throw new ApiError('organizationNotFound');
    const found = await findAll(tx, organizationId, ids);
    const emails = found.map(({ email }) => email);
    const members = await findMemberEmails(tx, organizationId, emails);
    const open = found.filter(
      ({ acceptedAt, withdrawnAt, email }) => !acceptedAt && !withdrawnAt && !members.has(email),
    );
    const inviter = await findInviter(tx, userId);
    await issueInvitations(deps, tx, { organization, inviter }, open);
    await auditEach(deps, tx, 'INVITATION_RESENT', open);
    return { done: open.length, skipped: found.length - open.length };
  });
}

/**
 * Takes invitations back: their links are dead at once. Skips those that were answered.
 *
 * @throws {ApiError} 404 `invitationNotFound`
 */
export function withdrawInvitations(
  deps: Deps,
  { organizationId }: Viewer,
  ids: readonly string[],
): Promise<Schemas['InvitationsDone']> {
  return deps.db.transaction(async (tx) => {
    await lockInvitations(tx, organizationId);
    const found = await findAll(tx, organizationId, ids);
    const foundIds = found.map(({ id }) => id);
    // Links first, as one who accepts takes them.
    await endInvitationLinks(tx, foundIds, 'WITHDRAWN', deps.now());
    const withdrawn = await markWithdrawn(tx, foundIds, deps.now());
    await auditEach(deps, tx, 'INVITATION_WITHDRAWN', withdrawn);
    return { done: withdrawn.length, skipped: found.length - withdrawn.length };
  });
}

async function findAll(tx: Queryable, organizationId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const found = await findInvitationsById(tx, organizationId, wanted);
  if (found.length < wanted.length) throw new ApiError('invitationNotFound');
  return found;
}

async function auditEach(
  { audit }: Deps,
  tx: Transaction,
  action: AuditChange['action'],
  rows: readonly { id: string; email: string; role: string }[],
): Promise<void> {
  for (const { id, email, role } of rows) {
    await audit(tx, {
      action,
      target: { kind: 'INVITATION', id, name: email },
      after: { email, role },
    });
  }
}
