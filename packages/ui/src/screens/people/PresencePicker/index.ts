export {
  PresencePicker,
  automaticReasons,
  type AutomaticReason,
  type PresenceHints,
  type PresencePickerProps,
} from './PresencePicker.tsx';
