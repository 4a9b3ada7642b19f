export { GroupMessagePicker, type GroupMessagePickerProps } from './GroupMessagePicker.tsx';
