import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { PinnedMessages, type PinnedMessagesState } from '@office/ui/screens/chat';
import { displayName } from '@office/client/people/displayName.ts';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChat } from '../models/chatContext.ts';
import { toListedMessage } from '../models/messages/listedMessages.ts';
import { FormerRoomPage } from './FormerRoomPage.tsx';
import { isGone } from './roomErrors.ts';
import { useRoomMembers } from './useRoomMembers.ts';

interface PinsPageProps {
  roomId: string;
  type: Schemas['ChatRoomType'];
  onBack(): void;
  onLeave(): void;
}

/** Must be keyed by room. */
export function PinsPage({ roomId, type, onBack, onLeave }: PinsPageProps) {
  const { rooms } = useChat();
  const room = useQuery('/v1/user/chat-rooms/{roomId}', { params: { path: { roomId } } });
  const pins = useQuery('/v1/user/chat-rooms/{roomId}/pins', { params: { path: { roomId } } });
  const members = useRoomMembers(roomId);
  const nameOf = (userId: string | null | undefined) => {
    const found = members.find((member) => member.userId === userId);
    return found && displayName(found);
  };

  const unpin = async (messageId: string) => {
    const params = { path: { roomId, messageId } };
    const call = office.DELETE('/v1/user/chat-rooms/{roomId}/messages/{messageId}/pin', { params });
    const message = await unwrap(call);
    rooms.receive({ roomId, seq: message.changeSeq, message });
    await pins.mutate();
  };
  const state = (): PinnedMessagesState => {
    if (!pins.data) return { status: pins.error ? 'error' : 'loading' };
    if (pins.data.data.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      messages: pins.data.data.map((message) => {
        const pinnedBy = nameOf(message.pin?.pinnedBy);
        return {
          ...toListedMessage(message, { id: roomId, type }),
          ...(pinnedBy ? { pinnedBy } : {}),
        };
      }),
    };
  };
  if (isGone(pins.error)) return <FormerRoomPage type={type} roomId={roomId} onBack={onLeave} />;
  return (
    <PinnedMessages
      state={state()}
      {...(room.data ? { roomName: room.data.name } : {})}
      onUnpin={({ messageId }) => void unpin(messageId).catch(showError)}
      onBack={onBack}
      onRetry={() => void pins.mutate()}
    />
  );
}
