// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The way in which a member is shut out: not at all, of this organisation by its administrators, or everywhere by the operator. */
export const memberBlocks = ['NONE', 'ORGANIZATION', 'ACCOUNT'] as const;
export type MemberBlock = (typeof memberBlocks)[number];

/** A column by which members are sorted. */
export const memberSorts = [
  'name',
  'email',
  'department',
  'role',
  'block',
  'lastSeen',
  'joined',
] as const;
export type MemberSort = (typeof memberSorts)[number];

/** The thing that is done to many members at once. */
export const memberActions = ['ROLE', 'DEPARTMENT', 'BLOCK', 'UNBLOCK', 'SIGN_OUT'] as const;
export type MemberAction = (typeof memberActions)[number];
