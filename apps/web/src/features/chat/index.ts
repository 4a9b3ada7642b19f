/** What other features and the shell use of chat. */
export { ChatProvider } from './ChatProvider.tsx';
export { eraseDraftsOf } from './eraseDraftsOf.ts';
export { SignOutWithUnsent } from './SignOutWithUnsent.tsx';
export { unreadOf, useChatHeads } from './useChatHeads.ts';
export { useDirectMessage } from './useDirectMessage.ts';
export { useSignOut } from './useSignOut.ts';
