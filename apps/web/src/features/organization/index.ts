/** What other features and the shell use of the member's organisation. */
export { OrganizationGuard } from './OrganizationGuard.tsx';
export { useChosenElsewhere } from './useChosenElsewhere.ts';
export { useMayCreate } from './useMayCreate.ts';
export { organizationUpdates } from './updates.ts';
