import { requireViewer } from '../../http/claims.ts';
import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import { resendInvitations, withdrawInvitations } from './change-invitations.ts';
import { listInvitations } from './list-invitations.ts';
import { checkInvitations, getInvitationBatch, sendInvitations } from './send-invitations.ts';

export const invitationHandlers = {
  listInvitations: ({ query }, context) =>
    listInvitations(context, requireViewer(context.claims), { ...query, ...pageOf(query) }),
  checkInvitations: ({ body }, context) =>
    checkInvitations(context, requireViewer(context.claims), body.rows),
  sendInvitations: ({ body }, context) =>
    sendInvitations(context, requireViewer(context.claims), body),
  resendInvitations: ({ body }, context) =>
    resendInvitations(context, requireViewer(context.claims), body),
  withdrawInvitations: ({ body }, context) =>
    withdrawInvitations(context, requireViewer(context.claims), body),
  getInvitationBatch: ({ params }, context) =>
    getInvitationBatch(context, requireViewer(context.claims), params.batchId),
} satisfies Handlers;
