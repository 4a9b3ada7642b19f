export { automaticPresenceReasons } from '@office/vocabulary';
export type { AutomaticPresenceReason } from '@office/vocabulary';
export { PresencePicker, type PresenceHints, type PresencePickerProps } from './PresencePicker.tsx';
