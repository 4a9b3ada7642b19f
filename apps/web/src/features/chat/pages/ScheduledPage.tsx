import { unwrap, type Schemas } from '@office/api';
import {
  ScheduledMessages,
  type ScheduledMessageItem,
  type ScheduledMessagesState,
} from '@office/ui/screens/chat';
import { useTranslation } from 'react-i18next';
import { office } from '../../../platform/api/client.ts';
import { mentionsIn, scheduledPathOf } from '../models/messages/scheduledMessages.ts';
import { useScheduled, useScheduledChanges } from './useScheduled.ts';

const maxMembers = 100;

export function ScheduledPage({ onBack }: { onBack(): void }) {
  const { t } = useTranslation('errors');
  const { messages, error, retry } = useScheduled();
  const { update, sendNow, cancel } = useScheduledChanges();

  const edit = async (scheduledId: string, content: string) => {
    const message = messages?.find(({ id }) => id === scheduledId);
    const mentioned = message?.room ? await findMentions(message, content) : undefined;
    return update(scheduledId, { content, ...(mentioned && { mentionedUserIds: mentioned }) });
  };
  const state = (): ScheduledMessagesState => {
    if (!messages) return { status: error ? 'error' : 'loading' };
    if (messages.length === 0) return { status: 'empty' };
    return { status: 'ready', messages: messages.map((message) => toItem(message, t)) };
  };
  return (
    <ScheduledMessages
      state={state()}
      onEdit={({ scheduledId, text }) => edit(scheduledId, text)}
      onReschedule={({ scheduledId, sendAt }) => update(scheduledId, { sendAt })}
      onSendNow={({ scheduledId }) => void sendNow(scheduledId)}
      onDelete={({ scheduledId }) => void cancel(scheduledId)}
      onBack={onBack}
      onRetry={retry}
    />
  );
}

/** Returns undefined if the members cannot be loaded. The mentions then stay unchanged. */
async function findMentions(
  { roomId, mentionedUserIds }: Schemas['ChatScheduledMessage'],
  text: string,
): Promise<string[] | undefined> {
  const params = { path: { roomId }, query: { limit: maxMembers } };
  const call = unwrap(office.GET('/v1/user/chat-rooms/{roomId}/users', { params }));
  const members = await call.catch(() => undefined);
  return members && mentionsIn(text, members.data, mentionedUserIds);
}

function toItem(
  message: Schemas['ChatScheduledMessage'],
  t: (key: string) => string,
): ScheduledMessageItem {
  const { id, room, threadRootId, content, fileNames, sendAt, failure } = message;
  const href = scheduledPathOf(message);
  return {
    scheduledId: id,
    ...(room && href ? { room: { type: room.type, name: room.name, href } } : {}),
    inThread: threadRootId !== null,
    text: content,
    fileNames,
    sendAt,
    ...(failure ? { failure: t(`errorResponse.${failure}`) } : {}),
  };
}
