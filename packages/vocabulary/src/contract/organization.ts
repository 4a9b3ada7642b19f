// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** JUST_ONE once an organisation is selected, MULTIPLE before. */
export const organizationTypes = ['JUST_ONE', 'MULTIPLE'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** The change of an organisation or its members. */
export const organizationChanges = [
  'UPDATED',
  'MEMBER_ADDED',
  'MEMBER_UPDATED',
  'MEMBER_REMOVED',
  'OFFICES_UPDATED',
] as const;
export type OrganizationChange = (typeof organizationChanges)[number];
