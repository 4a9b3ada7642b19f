import type { Schemas } from '@office/api';
import { maxInvitations } from '@office/vocabulary';
import type { WriteAudit } from '../../audit/audit-entry.ts';
import { findInvitingOrganization } from '../../auth/invitation.ts';
import { findInviteDomains } from '../../auth/devices/sign-in-rules.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims, WithViewer } from '../../http/claims.ts';
import {
  countPending,
  findMemberEmails,
  findUnanswered,
  createInvitations,
  lockInvitations,
} from '../../organization/invitation-issue.ts';
import { findInviter } from '../../organization/invites.ts';
import { countActivePeople } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireAssignable } from './administrator-invitations.ts';
import { auditInvitations } from './audit-invitations.ts';
import { emailsOf, isInvitable, validateRows, type ValidatedRow } from './invitation-rows.ts';
import { checkResendLimit } from './resend-limit.ts';
import {
  countMails,
  countPlaces,
  findBatch,
  findBatchOfClient,
  insertBatch,
  type Batch,
} from './invitation-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'mail'>;
type Rows = Schemas['InvitationRow'][];

/** Maximum number of rejected rows in the response. A file with more has the same mistake in all of them. */
const maxReportedRows = 1000;

/** Returns all rows except valid new invitations, and the capacity of the organisation. */
export async function checkInvitations(
  context: Pick<Deps, 'db' | 'now'> & WithViewer,
  rows: Rows,
): Promise<Schemas['InvitationCheck']> {
  const { organizationId } = context.viewer;
  const validated = await validate(context, context.db, organizationId, rows);
  return {
    rows: validated.filter(({ state }) => state !== 'NEW').map(toAnswer),
    capacity: await findCapacity(context, context.db, organizationId),
  };
}

/** Invites all rows or none. Idempotent per `clientId`. */
export async function sendInvitations(
  context: Deps & { audit: WriteAudit } & WithViewer & WithClaims,
  request: Schemas['InvitationsRequest'],
): Promise<Schemas['InvitationBatch']> {
  const { organizationId, userId } = context.viewer;
  const { clientId, rows, acceptOverLimit = false } = request;
  const batch = await context.db.transaction(async (tx) => {
    await lockInvitations(tx, organizationId);
    const earlier = await findBatchOfClient(tx, { organizationId, clientId });
    if (earlier) return earlier;
    const organization = await findInvitingOrganization(tx, organizationId);
    if (!organization) throw new ApiError('organizationNotFound');
    const validated = await validate(context, tx, organizationId, rows);
    rejectInvalidRows(validated);
    requireAssignable(
      context,
      validated.map(({ replacedRole }) => replacedRole),
    );
    if (!acceptOverLimit) await checkContractLimit(context, tx, organizationId, validated);
    const renewed = validated.filter(({ state }) => state !== 'NEW').length;
    const allowed = { more: renewed, most: maxInvitations };
    await checkResendLimit(tx, organizationId, allowed, context.now());
    const counts = { invited: validated.length, renewed };
    const created = await insertBatch(tx, {
      organizationId,
      clientId,
      ...counts,
      createdAt: context.now(),
    });
    const inviter = await findInviter(tx, userId);
    const from = { organization, inviter, batchId: created.id };
    const invitees = validated.map(({ invitee }) => invitee);
    const issued = await createInvitations(context, tx, from, invitees);
    const ids = new Map(issued.map(({ id, email }) => [email, id]));
    const change = {
      action: 'INVITATION_SENT' as const,
      after: { ...counts, roles: countByRole(validated) },
    };
    const sent = invitees.map(({ email, role, language, name, nameLatin, department }) => {
      return { id: ids.get(email)!, email, role, language, name, nameLatin, department };
    });
    await auditInvitations(context, tx, change, sent);
    return created;
  });
  return toBatch(context, batch);
}

export async function getInvitationBatch(
  context: Pick<Deps, 'db' | 'config'> & WithViewer,
  id: string,
): Promise<Schemas['InvitationBatch']> {
  const { organizationId } = context.viewer;
  const batch = await findBatch(context.db, { organizationId, id });
  if (!batch) throw new ApiError('invitationNotFound');
  return toBatch(context, batch);
}

async function toBatch(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { id, invited, renewed }: Batch,
): Promise<Schemas['InvitationBatch']> {
  const { waiting, failed } = await countMails(db, id);
  const delivery = config.mail.smtpUrl ? 'SMTP' : 'OUTBOX';
  const sent = invited - waiting - failed;
  return { id, invited, renewed, mails: { total: invited, sent, failed, waiting, delivery } };
}

async function validate(
  deps: Pick<Deps, 'now'>,
  tx: Queryable,
  organizationId: string,
  rows: Rows,
): Promise<ValidatedRow[]> {
  const emails = emailsOf(rows);
  return validateRows(rows, {
    members: await findMemberEmails(tx, organizationId, emails),
    unanswered: await findUnanswered(tx, organizationId, emails),
    domains: await findInviteDomains(tx, organizationId),
    now: deps.now(),
  });
}

function rejectInvalidRows(validated: readonly ValidatedRow[]): void {
  const refused = validated.filter((row) => !isInvitable(row));
  if (refused.length === 0) return;
  const data = { total: refused.length, rows: refused.slice(0, maxReportedRows).map(toAnswer) };
  throw new ApiError('invitationRowsRefused', { data });
}

/** Exceeding the limit needs confirmation. It is allowed because not all members are signed in simultaneously. */
async function checkContractLimit(
  deps: Pick<Deps, 'now'>,
  tx: Transaction,
  organizationId: string,
  validated: readonly ValidatedRow[],
): Promise<void> {
  const capacity = await findCapacity(deps, tx, organizationId);
  const added = validated.filter(({ state }) => state !== 'INVITED').length;
  if (capacity.members + capacity.pending + added <= capacity.places) return;
  throw new ApiError('invitationsOverLimit', { data: { capacity } });
}

async function findCapacity(
  deps: Pick<Deps, 'now'>,
  tx: Queryable,
  organizationId: string,
): Promise<Schemas['InvitationCapacity']> {
  return {
    places: await countPlaces(tx, organizationId),
    members: await countActivePeople(tx, organizationId),
    pending: await countPending(tx, organizationId, deps.now()),
  };
}

function toAnswer({ line, email, state, problems }: ValidatedRow): Schemas['CheckedInvitationRow'] {
  return { line, email, state, problems };
}

function countByRole(validated: readonly ValidatedRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { invitee } of validated) counts[invitee.role] = (counts[invitee.role] ?? 0) + 1;
  return counts;
}
