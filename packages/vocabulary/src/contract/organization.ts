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

/** Days that an organisation keeps chat at most: two months. */
export const maxRetentionDays = 62;

/** People who may be signed in to one contract at once, at most. */
export const maxLoginUserLimit = 1000000;

/** A domain of e-mail addresses. */
export const inviteDomainPattern =
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/u;

/** Networks, or domains, in the rules of an organisation. */
export const maxSignInRuleEntries = 50;
