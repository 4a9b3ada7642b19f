// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** JUST_ONE after an organisation is selected, MULTIPLE before. */
export const organizationTypes = ['JUST_ONE', 'MULTIPLE'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** Change of an organisation or its members. */
export const organizationChanges = [
  'UPDATED',
  'MEMBER_ADDED',
  'MEMBER_UPDATED',
  'MEMBER_REMOVED',
  'OFFICES_UPDATED',
] as const;
export type OrganizationChange = (typeof organizationChanges)[number];

/** Maximum chat retention in days that a contract can allow. */
export const maxRetentionDays = 3650;

/** Maximum chat retention in days unless a contract allows more: two months. */
export const defaultRetentionDays = 62;

/** Maximum number of concurrent sign-ins of a contract. */
export const maxLoginUserLimit = 1000000;

/** Email domain. */
export const inviteDomainPattern =
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/u;

/** Maximum number of networks or domains in the rules of an organisation. */
export const maxSignInRuleEntries = 50;
