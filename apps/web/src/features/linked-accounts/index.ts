export { linkAccount, onAccountsChanged, openProvider, returnToProvider } from './linkAccount.ts';
export { useCalendarAccounts, useFollowedAccounts } from './useCalendarAccounts.ts';
export { useLinkedAccounts } from './useLinkedAccounts.ts';
