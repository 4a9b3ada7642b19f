export * from './Calendar.tsx';
