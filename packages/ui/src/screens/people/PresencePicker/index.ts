export { PresencePicker, type PresencePickerProps } from './PresencePicker.tsx';
