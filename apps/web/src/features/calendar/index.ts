/** The parts of the calendar that other features and the shell use. */
export { calendarUpdates } from './updates.ts';
