// Organisations: their words.
export { organizationChanges, organizationTypes } from './contract.ts';
export type { OrganizationChange, OrganizationType } from './contract.ts';
