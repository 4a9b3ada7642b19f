export { DirectMessagePicker, type DirectMessagePickerProps } from './DirectMessagePicker.tsx';
