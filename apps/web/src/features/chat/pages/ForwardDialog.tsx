import { unwrap } from '@office/api';
import { errorText } from '@office/client/errors/errorText.ts';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import {
  ForwardMessage,
  type ChatMessage,
  type ForwardTarget,
  type ForwardTargets,
} from '@office/ui/screens/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChat } from '../models/chatContext.ts';
import { isWritable } from '../models/messages/forwarding.ts';
import { pathOfRoom } from '../models/roomPaths.ts';

const pageSize = 30;

interface ForwardDialogProps {
  roomId: string;
  message: ChatMessage;
  onClose(): void;
}

/** Must be keyed by message. */
export function ForwardDialog({ roomId, message, onClose }: ForwardDialogProps) {
  const { t } = useTranslation('chat');
  const { rooms } = useChat();
  const [keyword, setKeyword] = useState('');
  const [clientId] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<{ text: string }>();
  const { data, error, mutate } = useQuery(
    '/v1/user/chat-rooms',
    { params: { query: { limit: pageSize, ...dropEmpty({ keyword }) } } },
    { keepPreviousData: true },
  );
  const [forward, submitting] = useAction(async (target: ForwardTarget, comment: string) => {
    if (!message.messageId) return;
    setProblem(undefined);
    try {
      const sent = await unwrap(
        office.POST('/v1/user/chat-rooms/{roomId}/messages/{messageId}/forward', {
          params: { path: { roomId, messageId: message.messageId } },
          body: { clientId, roomId: target.roomId, ...dropEmpty({ comment }) },
        }),
      );
      rooms.receive({ roomId: sent.roomId, seq: sent.changeSeq, message: sent });
    } catch (refused) {
      setProblem({ text: errorText(refused) });
      return;
    }
    const path = pathOfRoom({ id: target.roomId, type: target.type });
    toasts.show({
      type: 'SUCCESS',
      title: t('forward.done', { name: target.name }),
      onClick: () => navigateTo(path),
    });
    onClose();
  });
  const targets = (): ForwardTargets => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const writable = data.data.filter(isWritable);
    if (writable.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      rooms: writable.map(({ id, type, name, directUsers }) => ({
        roomId: id,
        type,
        name,
        ...(directUsers ? { group: true } : {}),
      })),
      hasMore: data.metadata.hasNextPage,
    };
  };
  const { forwarded } = message;
  return (
    <ForwardMessage
      open
      message={{
        senderName: forwarded ? forwarded.senderName : (message.sender?.name ?? null),
        text: forwarded ? forwarded.text : message.text,
        fileNames: message.attachments.map(({ fileName }) => fileName),
      }}
      targets={targets()}
      keyword={keyword}
      submitting={submitting}
      error={problem}
      onSearch={(event) => setKeyword(event.keyword)}
      onRetryTargets={() => void mutate()}
      onSubmit={({ target, comment }) => forward(target, comment)}
      onClose={onClose}
    />
  );
}
