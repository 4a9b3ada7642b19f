// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

/** Role in an organisation. ORGANIZATION_ADMIN is shown as Admin, USER as Member. */
export const roles = ['SYSTEM_ADMIN', 'ORGANIZATION_ADMIN', 'USER', 'GUEST'] as const;
export type Role = (typeof roles)[number];
