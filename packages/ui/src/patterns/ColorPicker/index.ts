export * from './ColorPicker.tsx';
