/** The parts of meetings that other features and the shell use. */
export { planHref } from './meetingAddress.ts';
export { useTodaysMeetings } from './useTodaysMeetings.ts';
export { useMeetingNotices } from './useMeetingNotices.ts';
export { meetingUpdates } from './updates.ts';
export { linkAccount } from './accounts/linkAccount.ts';
export { useLinkedAccounts } from './accounts/useLinkedAccounts.ts';
