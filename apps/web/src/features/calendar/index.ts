/** The part of the calendar that the shell uses. */
export { calendarUpdates } from './updates.ts';
