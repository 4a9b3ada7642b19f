export { useCalendarAccounts } from './accounts/useCalendarAccounts.ts';
export { useCalendarFeed } from './accounts/useCalendarFeed.ts';
export { calendarUpdates } from './updates.ts';
