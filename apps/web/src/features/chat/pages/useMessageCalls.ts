import { OfficeError, unwrap, type Schemas } from '@office/api';
import { useTranslation } from 'react-i18next';
import { office } from '../../../platform/api/client.ts';
import { copyText } from '../../../lib/copyText.ts';
import { showError } from '../../../platform/errors/showError.ts';
import { toasts } from '../../../platform/toasts/toasts.ts';
import { useChat } from '../models/chatContext.ts';
import type { ConversationRef } from '../models/conversationRef.ts';

const messagePath = '/v1/user/chat-rooms/{roomId}/messages/{messageId}';

/** Changes of messages that are there; what the server answers is shown at once. */
export function useMessageCalls({ roomId, threadRootId }: ConversationRef, myId: string) {
  const { rooms } = useChat();
  const { t } = useTranslation('chat');
  const at = (messageId: string) => ({ path: { roomId, messageId } });

  const apply = (call: Promise<Schemas['ChatMessage']>) =>
    void call.then(
      (message) => rooms.receive({ roomId, seq: message.changeSeq, message }),
      showError,
    );
  const copy = (text: string) =>
    void copyText(text).then(
      () => toasts.show({ type: 'SUCCESS', title: t('invite.copied') }),
      showError,
    );

  return {
    async edit(event: { messageId: string; text: string; mentionedUserIds: string[] }) {
      const call = unwrap(
        office.PATCH(messagePath, {
          params: at(event.messageId),
          body: { content: event.text, mentionedUserIds: event.mentionedUserIds },
        }),
      );
      apply(call);
      await call.catch((error: unknown) => {
        // Of a message that is gone there is nothing to try again.
        if (!(error instanceof OfficeError && error.status === 404)) throw error;
      });
    },
    remove: ({ messageId }: { messageId: string }) =>
      apply(unwrap(office.DELETE(messagePath, { params: at(messageId) }))),
    react(message: Schemas['ChatMessage'], emoji: string) {
      const isMine = message.reactions.some(
        (reaction) => reaction.emoji === emoji && reaction.userIds.includes(myId),
      );
      const { path } = at(message.id);
      apply(
        isMine
          ? unwrap(
              office.DELETE(`${messagePath}/reactions/{emoji}`, {
                params: { path: { ...path, emoji } },
              }),
            )
          : unwrap(office.POST(`${messagePath}/reactions`, { params: { path }, body: { emoji } })),
      );
    },
    copyText: ({ text }: { text: string }) => copy(text),
    copyLink: ({ messageId }: { messageId: string }) =>
      copy(
        `${window.location.origin}${window.location.pathname}?${new URLSearchParams({
          ...(threadRootId ? { thread: threadRootId } : {}),
          ...(messageId === threadRootId ? {} : { message: messageId }),
        })}`,
      ),
  };
}
