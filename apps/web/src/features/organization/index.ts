/** The parts of the organisation that other features and the shell use. */
export { OrganizationGuard } from './OrganizationGuard.tsx';
export { useChosenElsewhere } from './useChosenElsewhere.ts';
export { useMayCreate, useMayView } from './useMayCreate.ts';
export { organizationUpdates } from './updates.ts';
