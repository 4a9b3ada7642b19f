// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Something that wants a look: invitations that expire within two days, members who cannot sign in because of wrong passwords, a contract with nine tenths of its places taken, no floor at all that is open, a floor that nobody can get into, mails of invitations that were refused, linked accounts that are refused, questions of members that nobody has answered, and a maintenance that is announced. */
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
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
