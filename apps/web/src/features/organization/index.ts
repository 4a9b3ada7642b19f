export { OrganizationGuard } from './OrganizationGuard.tsx';
export { useChosenElsewhere } from './useChosenElsewhere.ts';
export { useMayCreate, useMayView } from './useMayCreate.ts';
export { organizationUpdates } from './updates.ts';
