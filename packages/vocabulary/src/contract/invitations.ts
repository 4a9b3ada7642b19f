// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** PENDING: can be accepted; EXPIRED: past its expiry; ACCEPTED: its address became a member; WITHDRAWN: revoked. */
export const invitationStates = ['PENDING', 'EXPIRED', 'ACCEPTED', 'WITHDRAWN'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Mail status: sent, queued, rejected by the mail server, or no longer stored. */
export const invitationMails = ['SENT', 'WAITING', 'FAILED', 'FORGOTTEN'] as const;
export type InvitationMail = (typeof invitationMails)[number];

/** Field of a row. */
export const invitationFields = [
  'email',
  'name',
  'nameLatin',
  'role',
  'department',
  'language',
] as const;
export type InvitationField = (typeof invitationFields)[number];

/** State of a row: it can be invited (NEW), or its address has an open invitation (INVITED) or an expired one (EXPIRED), belongs to a member (MEMBER), or occurs in an earlier row (DUPLICATE); WRONG has invalid values. */
export const invitationRowStates = [
  'NEW',
  'INVITED',
  'EXPIRED',
  'MEMBER',
  'DUPLICATE',
  'WRONG',
] as const;
export type InvitationRowState = (typeof invitationRowStates)[number];

/** Validation error of a value. DOMAIN: the organisation does not allow invitations to this domain. */
export const invitationRowProblems = ['REQUIRED', 'INVALID', 'TOO_LONG', 'DOMAIN'] as const;
export type InvitationRowProblem = (typeof invitationRowProblems)[number];

/** People whom one call invites. */
export const maxInvitations = 10000;
