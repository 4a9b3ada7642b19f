import { ThreadPanel, type ThreadPanelState } from '@office/ui';
import { useNavigate } from 'react-router-dom';
import { useStore } from '../../../lib/useStore.ts';
import { isGone } from './roomErrors.ts';
import { useConversation } from './useConversation.ts';

export interface ThreadPageProps {
  roomId: string;
  /** The message that the thread is about. */
  threadRootId: string;
}

/** One thread of a room. Keyed by thread. */
export function ThreadPage({ roomId, threadRootId }: ThreadPageProps) {
  const navigate = useNavigate();
  const { model, room, show, context, shared, callbacks } = useConversation({
    roomId,
    threadRootId,
  });
  const conversation = useStore(model);

  const state = (): ThreadPanelState => {
    if (isGone(room.error) || conversation.status === 'GONE') return { status: 'gone' };
    if (conversation.status === 'FAILED' || (room.error && !room.data)) return { status: 'error' };
    const { flow, root } = show(conversation, context);
    if (conversation.status !== 'READY' || !room.data || !root) return { status: 'loading' };
    return { ...shared, status: 'ready', root, roomName: room.data.name, flow };
  };

  return (
    <ThreadPanel
      {...callbacks}
      state={state()}
      // The room opens where the thread's message is.
      onBack={() => void navigate(`?message=${threadRootId}`, { replace: true })}
      onRetry={() => {
        void room.mutate();
        model.retry();
      }}
    />
  );
}
