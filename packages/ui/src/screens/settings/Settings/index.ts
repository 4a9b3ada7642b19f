export { Settings, type SettingsProps, type SettingsState } from './Settings.tsx';
export * from './settingsValues.ts';
