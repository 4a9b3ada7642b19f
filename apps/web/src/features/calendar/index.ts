export { calendarUpdates } from './updates.ts';
