export { OrganizationPicker } from './OrganizationPicker.tsx';
export type {
  OrganizationInvitation,
  OrganizationItem,
  OrganizationPickerProps,
  OrganizationPickerState,
} from './OrganizationPicker.tsx';
