export { CalendarLink } from './CalendarLink.tsx';
export * from './CalendarLink.types.ts';
