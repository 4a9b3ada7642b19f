// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** An invitation that can be accepted, one whose time is over, one that made its address a member, and one that was taken back. */
export const invitationStates = ['PENDING', 'EXPIRED', 'ACCEPTED', 'WITHDRAWN'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** The mail of an invitation: sent, waiting for its turn, refused by the mail server, or no longer kept. */
export const invitationMails = ['SENT', 'WAITING', 'FAILED', 'FORGOTTEN'] as const;
export type InvitationMail = (typeof invitationMails)[number];

/** A value of a row. */
export const invitationFields = ['email', 'name', 'role', 'department', 'language'] as const;
export type InvitationField = (typeof invitationFields)[number];

/** A row that can be invited (NEW), whose address has an open invitation (INVITED) or one whose time is over (EXPIRED), is a member's (MEMBER), or stands in an earlier row (DUPLICATE); or one with wrong values (WRONG). */
export const invitationRowStates = [
  'NEW',
  'INVITED',
  'EXPIRED',
  'MEMBER',
  'DUPLICATE',
  'WRONG',
] as const;
export type InvitationRowState = (typeof invitationRowStates)[number];

/** The mistake in a value. DOMAIN is an address that the organisation's rules do not let be invited. */
export const invitationRowProblems = ['REQUIRED', 'INVALID', 'TOO_LONG', 'DOMAIN'] as const;
export type InvitationRowProblem = (typeof invitationRowProblems)[number];

/** People whom one call invites. */
export const maxInvitations = 10000;
