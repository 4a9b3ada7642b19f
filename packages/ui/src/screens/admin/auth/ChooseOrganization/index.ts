export { ChooseOrganization } from './ChooseOrganization.tsx';
export type { ChooseOrganizationProps } from './ChooseOrganization.tsx';
