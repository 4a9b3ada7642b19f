export {
  OrganizationSettings,
  type OrganizationSettingsProps,
  type OrganizationSettingsState,
} from './OrganizationSettings.tsx';
export type * from './settingsValues.ts';
