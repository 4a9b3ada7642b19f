export { unreadOf, useRoomHeads } from './sync/useRoomHeads.ts';
export { useDirectUnread } from './pages/useDirectUnread.ts';
export { useMeetingChat } from './pages/useMeetingChat.ts';
export { useDirectMessage } from './pages/useDirectMessage.ts';
export { useSignOut } from './pages/useSignOut.ts';
