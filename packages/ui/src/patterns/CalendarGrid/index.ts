export * from './CalendarGrid.tsx';
