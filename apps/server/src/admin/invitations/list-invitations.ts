import type { Schemas } from '@office/api';
import { invitationStates } from '@office/vocabulary';
import type { InvitationState } from '@office/vocabulary';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type PageRequest } from '../../http/page.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import { findPeople } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countByState,
  findInvitations,
  type InvitationFilter,
  type InvitationRow,
  type InvitationSort,
} from './invitation-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files'>;

type Query = Schemas['InvitationFilter'];

export function filterOf(
  organizationId: string,
  { keyword = '', state = [], role, mail }: Query,
  now: Date,
): InvitationFilter {
  return { organizationId, keyword, states: state, role: role ?? null, mail: mail ?? null, now };
}

export async function listInvitations(
  context: Deps & WithViewer,
  query: PageRequest & Query & { sort?: InvitationSort; order?: 'ASC' | 'DESC' },
): Promise<Schemas['InvitationList']> {
  const { organizationId } = context.viewer;
  const { sort = 'SENT_AT', order = 'DESC' } = query;
  const filter = filterOf(organizationId, query, context.now());
  const descending = order === 'DESC';
  const { rows, total } = await findInvitations(context.db, filter, { sort, descending }, query);
  const counts = await countByState(context.db, filter);
  const inviters = await findPeople(
    context.db,
    rows.flatMap(({ invitedBy }) => invitedBy ?? []),
  );
  const data = await Promise.all(
    rows.map(async (row) => {
      const inviter = row.invitedBy ? inviters.get(row.invitedBy) : undefined;
      return toInvitation(row, inviter ? await withPictureUrl(context, inviter) : null);
    }),
  );
  const countOf = (one: InvitationState) => counts.get(one) ?? 0;
  return {
    ...toPage(data, total, query),
    counts: Object.fromEntries(
      invitationStates.map((one) => [one, countOf(one)]),
    ) as Schemas['InvitationCounts'],
  };
}

function toInvitation(
  row: InvitationRow,
  inviter: Schemas['PersonRef'] | null,
): Schemas['Invitation'] {
  const { id, email, name, nameLatin, role, department, language, state, sentAt, expiresAt } = row;
  return {
    ...{ id, email, name, nameLatin, role, department, language, state, inviter },
    mail: mailOf(row),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}

function mailOf({ mailId, mailSentAt, mailError }: InvitationRow): Schemas['InvitationMail'] {
  if (!mailId) return 'FORGOTTEN';
  if (mailSentAt) return 'SENT';
  return mailError === null ? 'WAITING' : 'FAILED';
}
