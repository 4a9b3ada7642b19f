export { OrganizationPicker } from './OrganizationPicker.tsx';
export type {
  OrganizationItem,
  OrganizationPickerProps,
  OrganizationPickerState,
} from './OrganizationPicker.tsx';
