/** What other features use of meetings. */
export { useTodaysMeetings } from './useTodaysMeetings.ts';
export { meetingUpdates } from './updates.ts';
