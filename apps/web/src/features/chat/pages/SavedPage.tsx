import { showError } from '@office/client/errors/showError.ts';
import {
  savedMessageGroups,
  SavedMessages,
  type SavedMessageGroup,
  type SavedMessagesState,
} from '@office/ui/screens/chat';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { toListedMessage } from '../models/messages/listedMessages.ts';
import { useDueReminders, useReminderChanges, useReminders } from './useReminders.ts';
import { useSaveMessage } from './useSavedMessages.ts';

const pageSize = 20;

export function SavedPage({ onBack }: { onBack(): void }) {
  const { reminders, ...remindersQuery } = useReminders();
  const { set: setReminder, remove: removeReminder, complete } = useReminderChanges();
  const [search] = useSearchParams();
  const [group, setGroup] = useState<SavedMessageGroup>(
    () => savedMessageGroups.find((each) => each === search.get('group')) ?? 'open',
  );
  const dueReminders = useDueReminders();
  const { save, remove } = useSaveMessage();
  const done = group === 'done';
  const { data, error, isLoading, size, setSize, mutate } = useInfiniteQuery(
    '/v1/user/chat-rooms/saved',
    (index) => ({ params: { query: { done, limit: pageSize, page: index + 1 } } }),
  );

  const reminderState = (): SavedMessagesState => {
    if (!reminders) return { status: remindersQuery.error ? 'error' : 'loading' };
    if (reminders.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      messages: reminders.map(({ message, room, remindAt, due }) => ({
        ...toListedMessage(message, room),
        room: { type: room.type, name: room.name },
        remindAt,
        due,
      })),
    };
  };
  const state = (): SavedMessagesState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const found = data.flatMap((page) => page.data);
    if (found.length === 0) return { status: 'empty' };
    // A removed message shifts the pages, so a message can appear twice.
    const rows = new Map(found.map((saved) => [saved.message.id, saved]));
    return {
      status: 'ready',
      messages: [...rows.values()].map(({ message, room }) => ({
        ...toListedMessage(message, room),
        room: { type: room.type, name: room.name },
      })),
      hasMore: data.at(-1)?.metadata.hasNextPage ?? false,
      loadingMore: isLoading || data.length < size,
    };
  };
  return (
    <SavedMessages
      state={group === 'reminders' ? reminderState() : state()}
      group={group}
      dueReminders={dueReminders}
      onGroupChange={(event) => setGroup(event.group)}
      onDone={({ roomId, messageId, done: isDone }) => save({ roomId, messageId }, isDone)}
      onRemove={({ roomId, messageId }) => remove({ roomId, messageId })}
      onDeleteReminder={(path) => void removeReminder(path).catch(showError)}
      onSnooze={({ remindAt, ...path }) => void setReminder(path, remindAt).catch(showError)}
      onCompleteReminder={(path) => void complete(path).catch(showError)}
      onLoadMore={() => void setSize(size + 1)}
      onBack={onBack}
      onRetry={() => (group === 'reminders' ? remindersQuery.retry() : void mutate())}
    />
  );
}
