// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Open issue: invitations that expire within two days, members locked out after wrong passwords, a contract at 90 % of its limit, no open floor, a floor without an entrance, rejected invitation mails, rejected linked accounts, unanswered questions of members, an announced maintenance, and a scheduled deletion of the organisation. */
export const attentionKinds = [
  'INVITATIONS_EXPIRE',
  'PASSWORDS_BLOCKED',
  'CONTRACT_NEAR_LIMIT',
  'FLOOR_MISSING',
  'FLOOR_WITHOUT_ENTRANCE',
  'MAILS_FAILED',
  'ACCOUNTS_REFUSED',
  'QUESTIONS_OPEN',
  'MAINTENANCE_ANNOUNCED',
  'DELETION_SCHEDULED',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** First task of an administrator: an invitation was sent or a member added, a floor is open, the logo is set, and a notification was sent. */
export const setupStepKinds = ['INVITE', 'FLOOR', 'PROFILE', 'NOTIFICATION'] as const;
export type SetupStepKind = (typeof setupStepKinds)[number];
