export { enterOnlyOrganization } from './enterOrganization.ts';
export { OrganizationGuard } from './OrganizationGuard.tsx';
export { useOrganizationSwitchNotice } from './useOrganizationSwitchNotice.ts';
export { useMayCreate, useMayView } from './useMayCreate.ts';
