// Organisations: their words.
export { organizationChanges, organizationTypes } from './contract/lists.ts';
export type { OrganizationChange, OrganizationType } from './contract/lists.ts';
