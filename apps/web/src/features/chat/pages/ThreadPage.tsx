import { ThreadPanel, type ThreadPanelState } from '@office/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useChat } from '../models/chatContext.ts';
import { isGone } from './roomErrors.ts';
import { useConversation } from '../models/useConversation.ts';
import { useFlow } from '../models/useFlow.ts';
import { useLinkedMessage } from './useLinkedMessage.ts';
import { useOffline } from '../sync/useOffline.ts';
import { useRoomMembers } from '../models/useRoomMembers.ts';
import { useThreadLog } from '../models/useThreadLog.ts';
import { useWritesAtOnce } from '../compose/useWritesAtOnce.ts';

export interface ThreadPageProps {
  roomId: string;
  /** The message that the thread is about. */
  threadRootId: string;
}

/** One thread of a room. Keyed by thread. */
export function ThreadPage({ roomId, threadRootId }: ThreadPageProps) {
  const navigate = useNavigate();
  const { threads } = useChat();
  const { user } = useSession();
  const myId = user?.id ?? '';
  const offline = useOffline();
  const writesAtOnce = useWritesAtOnce();

  const room = useQuery('/v1/user/chat-rooms/{roomId}', { params: { path: { roomId } } });
  const members = useRoomMembers(roomId);
  const linked = useLinkedMessage();
  const threadLog = useThreadLog({ roomId, threadRootId, linked });
  const place = { roomId, threadRootId };
  const parts = { place, room: room.data, members, offline, myId };
  const { flow, root } = useFlow({ ...parts, flowPlace: threadLog });
  const { kept, raised } = useConversation({ ...parts, log: threadLog.log });

  useEffect(() => {
    if (threadLog.root) threads.see(threadLog.root);
  }, [threads, threadLog.root]);

  const state = (): ThreadPanelState => {
    if (isGone(room.error) || threadLog.status === 'gone') return { status: 'gone' };
    if (threadLog.status === 'error' || (room.error && !room.data)) return { status: 'error' };
    if (!room.data || !root) return { status: 'loading' };
    const hasLeft = room.data.type === 'DIRECT' && room.data.directUser === null;
    return {
      ...kept,
      status: 'ready',
      root,
      roomName: room.data.name,
      flow,
      offline,
      autoFocus: writesAtOnce && !linked.messageId && !threadLog.target,
      ...(hasLeft ? { readOnly: 'personLeft' as const } : {}),
    };
  };

  return (
    <ThreadPanel
      {...raised}
      state={state()}
      // The room opens where the thread's message is.
      onBack={() => void navigate(`?message=${threadRootId}`, { replace: true })}
      onRetry={() => {
        void room.mutate();
        threadLog.retry();
      }}
      onLoadOlder={threadLog.loadOlder}
      onLoadNewer={() => {}}
      onJumpToLatest={() => {}}
      onJumpToUnread={() => {}}
      onSeen={({ messageId }) => linked.seen(messageId, threadLog)}
      onJump={(quoted) => threadLog.jumpTo(quoted.messageId)}
    />
  );
}
