import {
  MessageVersions,
  type ChatMessage,
  type MessageVersionsState,
} from '@office/ui/screens/chat';
import { useQuery } from '../../../platform/api/queries.ts';

interface VersionsDialogProps {
  roomId: string;
  message: ChatMessage;
  onClose(): void;
}

/** Must be keyed by message. */
export function VersionsDialog({ roomId, message, onClose }: VersionsDialogProps) {
  const { messageId = '' } = message;
  const { data, error, mutate } = useQuery(
    '/v1/user/chat-rooms/{roomId}/messages/{messageId}/versions',
    { params: { path: { roomId, messageId } } },
  );
  const state = (): MessageVersionsState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    if (data.data.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      versions: data.data.map(({ content, writtenAt }) => ({ text: content, writtenAt })),
    };
  };
  return <MessageVersions open state={state()} onRetry={() => void mutate()} onClose={onClose} />;
}
