export * from './LocalizedField.tsx';
