import { unwrap } from '@office/api';
import { useMemo } from 'react';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';

const listPath = '/v1/user/chat-rooms/reminders';
const reminderPath = '/v1/user/chat-rooms/{roomId}/messages/{messageId}/reminder';

interface MessagePath {
  roomId: string;
  messageId: string;
}

export function useReminders() {
  const { data, error, mutate } = useQuery(listPath);
  return { reminders: data?.data, error: error as unknown, retry: () => void mutate() };
}

export function useDueReminders(): number {
  return useReminders().reminders?.filter(({ due }) => due).length ?? 0;
}

/** Times of the member's reminders that are not due, by message id. Stable until they change. */
export function useReminderTimes(): ReadonlyMap<string, string> {
  const { reminders } = useReminders();
  return useMemo(
    () =>
      new Map(
        reminders?.flatMap(({ message, remindAt, due }) => (due ? [] : [[message.id, remindAt]])),
      ),
    [reminders],
  );
}

export function useReminderChanges() {
  const renew = useMutateQueries();
  return {
    set: async (path: MessagePath, remindAt: string) => {
      await unwrap(office.PUT(reminderPath, { params: { path }, body: { remindAt } }));
      await renew([listPath]);
    },
    remove: async (path: MessagePath) => {
      await unwrap(office.DELETE(reminderPath, { params: { path } }));
      await renew([listPath]);
    },
    complete: async (path: MessagePath) => {
      await unwrap(office.POST(`${reminderPath}/complete`, { params: { path } }));
      await renew([listPath]);
    },
  };
}
