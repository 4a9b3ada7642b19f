export { ChatProvider } from './models/ChatProvider.tsx';
export { eraseDraftsOf } from './compose/eraseDraftsOf.ts';
export { SignOutWithUnsent } from './pages/SignOutWithUnsent.tsx';
export { unreadOf, useRoomHeads } from './sync/useRoomHeads.ts';
export { useDirectMessage } from './pages/useDirectMessage.ts';
export { chatUpdates } from './updates.ts';
export { useSignOut } from './pages/useSignOut.ts';
