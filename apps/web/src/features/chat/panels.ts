import type { Panel } from '../../platform/workplace/Panel.ts';

/** A thread beside its room: `RoomWithThread`. */
const hasAside = (search: URLSearchParams) => search.has('thread') && !search.has('view');

export const chatPanels: readonly Panel[] = [
  {
    path: '/chat-room/:roomId?',
    nameKey: 'common:nav.chatRoom',
    load: async () => (await import('./pages/ChatPage.tsx')).ChatRoomPage,
    area: 'chat',
    hasAside,
    scene: 'Main',
    entry: {
      id: 'chatRoom',
      icon: 'chatRoom',
      shortcut: 'R',
      shortNameKey: 'common:navShort.chatRoom',
    },
  },
  {
    path: '/direct-message/:roomId?',
    nameKey: 'common:nav.directMessage',
    load: async () => (await import('./pages/ChatPage.tsx')).DirectMessagePage,
    area: 'chat',
    hasAside,
    scene: 'Main',
    entry: {
      id: 'directMessage',
      icon: 'directMessage',
      shortcut: 'D',
      shortNameKey: 'common:navShort.directMessage',
    },
  },
];
