export { AdministeredOrganizations } from './AdministeredOrganizations.tsx';
export type {
  AdministeredOrganization,
  AdministeredOrganizationsProps,
  AdministeredOrganizationsState,
} from './AdministeredOrganizations.tsx';
