import { unwrap } from '@office/api';
import { ThreadPanel, type ThreadPanelState } from '@office/ui/screens/chat';
import { useNavigate } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { showError } from '@office/client/errors/showError.ts';
import { MessageDialogs } from './MessageDialogs.tsx';
import { isGone } from './roomErrors.ts';
import { useConversation } from './useConversation.ts';

const statePath = '/v1/user/chat-rooms/{roomId}/messages/{messageId}/thread-state';

export interface ThreadPageProps {
  roomId: string;
  threadRootId: string;
  /** Set if the thread is beside its room. */
  onClose?(): void;
}

/** Must be keyed by thread. */
export function ThreadPage({ roomId, threadRootId, onClose }: ThreadPageProps) {
  const navigate = useNavigate();
  const { model, room, show, context, shared, callbacks, messageDialog } = useConversation({
    roomId,
    threadRootId,
  });
  const conversation = useStore(model);
  const path = { roomId, messageId: threadRootId };
  const part = useQuery(statePath, { params: { path } });
  const follow = async (following: boolean) => {
    const call = office.PATCH(statePath, { params: { path }, body: { following } });
    const optimisticData = part.data && { ...part.data, following };
    await part.mutate(unwrap(call), {
      revalidate: false,
      ...(optimisticData && { optimisticData }),
    });
  };

  const state = (): ThreadPanelState => {
    if (isGone(room.error) || conversation.status === 'GONE') return { status: 'gone' };
    if (conversation.status === 'FAILED' || (room.error && !room.data)) return { status: 'error' };
    const { flow, root } = show(conversation, context);
    if (conversation.status !== 'READY' || !room.data || !root) return { status: 'loading' };
    return {
      ...shared,
      status: 'ready',
      root,
      roomName: room.data.name,
      flow,
      ...(part.data ? { following: part.data.following } : {}),
    };
  };

  return (
    <>
      <ThreadPanel
        {...callbacks}
        state={state()}
        beside={onClose !== undefined}
        onBack={onClose ?? (() => void navigate(`?message=${threadRootId}`, { replace: true }))}
        onFollow={({ following }) => void follow(following).catch(showError)}
        onRetry={() => {
          void room.mutate();
          void part.mutate();
          model.retry();
        }}
      />
      <MessageDialogs {...messageDialog} />
    </>
  );
}
