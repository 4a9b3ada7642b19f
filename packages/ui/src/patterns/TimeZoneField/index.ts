export * from './TimeZoneField.tsx';
