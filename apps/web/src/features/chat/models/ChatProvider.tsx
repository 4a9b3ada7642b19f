import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { usePatchQueries } from '@office/client/api/usePatchQueries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { browserDisk } from '../compose/browserDrafts.ts';
import { deleteTextOfOtherUsers } from '../compose/storedText.ts';
import { applyReadToHead, applyThreadToHead, applyUnreadToHead } from './lists/headCounts.ts';
import { useRoomHeads } from '../sync/useRoomHeads.ts';
import { createBrowserChat } from './browserChat.ts';
import { ChatContext } from './chatContext.ts';
import type { MemberChat } from './MemberChat.ts';

export function ChatProvider({ children }: { children: ReactNode }) {
  const { user, organizationId } = useSession();
  const mutate = useMutateQueries();
  const patch = usePatchQueries();
  const [chat] = useState(() => {
    const userId = user?.id ?? '';
    if (browserDisk) deleteTextOfOtherUsers(browserDisk, userId);
    return createBrowserChat({
      userId,
      organizationId: organizationId ?? '',
      onRead: (read) =>
        void patch('/v1/user/chat-rooms/heads', (list) => ({
          ...list,
          data: list.data.map((head) => applyReadToHead(head, read)),
        })),
      onMarkedUnread: ({ state }) =>
        void patch('/v1/user/chat-rooms/heads', (list) => ({
          ...list,
          data: list.data.map((head) => applyUnreadToHead(head, state)),
        })),
      onThreadRead(state) {
        void patch('/v1/user/chat-rooms/heads', (list) => ({
          ...list,
          data: list.data.map((head) => applyThreadToHead(head, state)),
        }));
        void mutate(['/v1/user/chat-rooms/threads']);
      },
      onRoom() {
        void mutate(['/v1/user/chat-rooms/{roomId}']);
        void mutate(['/v1/user/chat-rooms/{roomId}/users']);
      },
    });
  });

  useEffect(() => {
    chat.start();
    return () => chat.dispose();
  }, [chat]);

  return (
    <ChatContext value={chat}>
      <RoomHeads chat={chat} />
      {children}
    </ChatContext>
  );
}

function RoomHeads({ chat }: { chat: MemberChat }) {
  const heads = useRoomHeads();
  // Loads the `chat` namespace for message toasts.
  useTranslation('chat');
  useEffect(() => {
    if (heads) chat.updateHeads(heads);
  }, [chat, heads]);
  return null;
}
