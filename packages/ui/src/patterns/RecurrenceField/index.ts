export * from './RecurrenceField.tsx';
