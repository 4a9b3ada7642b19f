export { onAccountsChanged } from './accountChannel.ts';
export { linkAccount, openProvider, returnToProvider } from './linkAccount.ts';
export { useCalendarAccounts } from './useCalendarAccounts.ts';
export { useFollowedAccounts } from './useFollowedAccounts.ts';
export { useLinkedAccounts } from './useLinkedAccounts.ts';
