// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Block state of a member: not blocked, blocked in this organisation by its administrators, or blocked everywhere by the operator. */
export const memberBlocks = ['NONE', 'ORGANIZATION', 'ACCOUNT'] as const;
export type MemberBlock = (typeof memberBlocks)[number];

/** Sort column of members. */
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

/** Bulk action on members. */
export const memberActions = ['ROLE', 'DEPARTMENT', 'BLOCK', 'UNBLOCK', 'SIGN_OUT'] as const;
export type MemberAction = (typeof memberActions)[number];
