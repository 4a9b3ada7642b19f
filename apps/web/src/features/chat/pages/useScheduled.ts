import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import type { ConversationCallbacks } from '@office/ui/screens/chat';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useChat } from '../models/chatContext.ts';
import { scheduledIn } from '../models/messages/scheduledMessages.ts';
import { keyOf, type ConversationRef } from '../sync/conversationRef.ts';

const scheduledPath = '/v1/user/chat-rooms/scheduled';
const onePath = '/v1/user/chat-rooms/scheduled/{scheduledId}';

export function useScheduled() {
  const { data, error, mutate } = useQuery(scheduledPath);
  return { messages: data?.data, error: error as unknown, retry: () => void mutate() };
}

type SendLater = NonNullable<ConversationCallbacks['onSendLater']>;

/** Schedules messages of a conversation, and returns a hint while there are any. */
export function useSendLater(ref: ConversationRef) {
  const { uploads } = useChat();
  const { messages } = useScheduled();
  const renew = useMutateQueries();
  const found = messages && scheduledIn(messages, ref);
  const { roomId, threadRootId } = ref;
  const key = keyOf(ref);

  const onSendLater: SendLater = async ({ text, fileIds, mentionedUserIds, ...written }) => {
    const fileKeys = uploads.keysOf(key, fileIds);
    const body: Schemas['ScheduleChatMessageRequest'] = {
      ...written,
      clientId: crypto.randomUUID(),
      type: fileKeys.length > 0 ? 'FILE' : 'TEXT',
      content: text,
      ...(fileKeys.length > 0 ? { fileKeys } : {}),
      ...(threadRootId ? { threadRootId } : {}),
      ...(mentionedUserIds.length > 0 ? { mentionedUserIds } : {}),
    };
    const params = { path: { roomId } };
    try {
      await unwrap(office.POST('/v1/user/chat-rooms/{roomId}/scheduled', { params, body }));
    } catch (error) {
      showError(error);
      return false;
    }
    uploads.take(key, fileIds);
    void renew([scheduledPath]);
    return true;
  };
  return {
    onSendLater,
    scheduled: found && { ...found, href: '/chat-room?view=scheduled' },
  };
}

/** Changes scheduled messages. The calls resolve to false after an error, which is shown. */
export function useScheduledChanges() {
  const renew = useMutateQueries();
  const apply = async (call: Promise<unknown>): Promise<boolean> => {
    const isDone = await call.then(
      () => true,
      (error: unknown) => {
        showError(error);
        return false;
      },
    );
    await renew([scheduledPath]);
    return isDone;
  };
  const pathOf = (scheduledId: string) => ({ params: { path: { scheduledId } } });
  return {
    update: (scheduledId: string, body: Schemas['UpdateScheduledChatMessageRequest']) =>
      apply(unwrap(office.PATCH(onePath, { ...pathOf(scheduledId), body }))),
    sendNow: (scheduledId: string) =>
      apply(unwrap(office.POST(`${onePath}/send`, pathOf(scheduledId)))),
    cancel: (scheduledId: string) => apply(unwrap(office.DELETE(onePath, pathOf(scheduledId)))),
  };
}
