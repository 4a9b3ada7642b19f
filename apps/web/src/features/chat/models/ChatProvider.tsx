import { useEffect, useState, type ReactNode } from 'react';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { browserDisk } from '../compose/browserDisk.ts';
import { ChatContext } from './chatContext.ts';
import { createMemberChat } from './memberChat.ts';
import { eraseTextOfOthers } from '../compose/memberText.ts';
import { useChatUpdates } from '../sync/useChatUpdates.ts';

/** Chat of one member in one organisation: what was written goes out whatever page is open. */
export function ChatProvider({ children }: { children: ReactNode }) {
  const { user, organizationId } = useSession();
  const mutate = useMutateQueries();
  const [chat] = useState(() => {
    if (browserDisk) eraseTextOfOthers(browserDisk, user?.id ?? '');
    return createMemberChat(`${user?.id}.${organizationId}`, () => {
      void mutate(['/v1/user/chat-rooms/{roomId}']);
      void mutate(['/v1/user/chat-rooms/{roomId}/users']);
    });
  });

  useEffect(() => {
    chat.outbox.start();
    return () => {
      chat.outbox.stop();
      chat.rooms.close();
      chat.pdfs.close();
      chat.uploads.close();
    };
  }, [chat]);

  return (
    <ChatContext value={chat}>
      <ChatUpdates />
      {children}
    </ChatContext>
  );
}

function ChatUpdates() {
  useChatUpdates();
  return null;
}
