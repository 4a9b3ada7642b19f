export { OrganizationGuard } from './OrganizationGuard.tsx';
export { useOrganizationSwitchNotice as useChosenElsewhere } from './useOrganizationSwitchNotice.ts';
export { useMayCreate, useMayView } from './useMayCreate.ts';
export { organizationUpdates } from './updates.ts';
