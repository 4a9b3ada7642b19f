/** What other features and the shell use of chat. */
export { ChatProvider } from './models/ChatProvider.tsx';
export { eraseDraftsOf } from './compose/eraseDraftsOf.ts';
export { SignOutWithUnsent } from './compose/SignOutWithUnsent.tsx';
export { unreadOf, useRoomHeads } from './sync/useRoomHeads.ts';
export { useDirectMessage } from './pages/useDirectMessage.ts';
export { chatUpdates } from './updates.ts';
export { useSignOut } from './compose/useSignOut.ts';
