export * from './DurationField.tsx';
