export { SwitchOrganization } from './SwitchOrganization.tsx';
export type { SwitchOrganizationProps } from './SwitchOrganization.tsx';
