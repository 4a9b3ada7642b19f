import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import { resendInvitations, withdrawInvitations } from './change-invitations.ts';
import { listInvitations } from './list-invitations.ts';
import { checkInvitations, getInvitationBatch, sendInvitations } from './send-invitations.ts';

export const invitationHandlers = {
  listInvitations: ({ query }, context) => listInvitations(context, { ...query, ...pageOf(query) }),
  checkInvitations: ({ body }, context) => checkInvitations(context, body.rows),
  sendInvitations: ({ body }, context) => sendInvitations(context, body),
  resendInvitations: ({ body }, context) => resendInvitations(context, body),
  withdrawInvitations: ({ body }, context) => withdrawInvitations(context, body),
  getInvitationBatch: ({ params }, context) => getInvitationBatch(context, params.batchId),
} satisfies Handlers;
