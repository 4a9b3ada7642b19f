import { OfficeError } from '@office/api';
import { expect, it } from 'vitest';
import { makeMessage } from '../../sync/testRoom.ts';
import type { ChatApi } from '../../sync/chatApi.ts';
import { makeChat } from '../testChat.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const counted = { unreadMentions: 0, lastSeq: 3 };
const unread = {
  roomId: 'room',
  lastReadMessageId: 'm1',
  lastReadSeq: 1,
  unreadCount: 2,
  ...counted,
};

async function openRoom(answers: Partial<ChatApi> = {}) {
  const calls: string[] = [];
  const messages = [1, 2, 3].map((seq) => makeMessage(seq));
  const metadata = { limit: 3, hasOlder: false, hasNewer: false, hasNextPage: false, lastSeq: 3 };
  const world = makeChat({
    fetchMessages: async () => ({ data: messages, metadata }),
    fetchUnread: async () => ({
      roomId: 'room',
      unreadCount: 0,
      firstUnreadMessageId: null,
      firstUnreadSeq: null,
      lastReadMessageId: 'm3',
      lastReadSeq: 3,
    }),
    markRead: async (_roomId, messageId) => {
      calls.push(`read ${messageId}`);
      return { ...unread, lastReadMessageId: messageId, lastReadSeq: 3, unreadCount: 0 };
    },
    markUnread: async ({ messageId }) => {
      calls.push(`unread ${messageId}`);
      return unread;
    },
    ...answers,
  });
  const model = world.chat.conversation({ roomId: 'room' });
  model.open(null);
  await settled();
  const firstUnread = () => {
    const state = model.getSnapshot();
    return state.status === 'READY' ? state.unread.firstUnreadMessageId : undefined;
  };
  return { ...world, model, calls, firstUnread };
}

it('keeps messages unread while the room stays open', async () => {
  const { model, calls, markedUnread, firstUnread } = await openRoom();
  model.seen({ messageId: 'm3' });
  model.markUnread({ messageId: 'm2' });
  await settled();
  model.seen({ messageId: 'm3' });
  await settled();
  expect(calls).toEqual(['read m3', 'unread m2']);
  expect(markedUnread).toEqual([{ messageId: 'm2', state: unread }]);
  expect(firstUnread()).toBe('m2');
});

it('keeps messages unread that were marked in another tab', async () => {
  const { model, channel, calls, firstUnread } = await openRoom();
  channel.emit('chatMarkedUnread', { messageId: 'm2', state: unread });
  model.seen({ messageId: 'm3' });
  await settled();
  expect(calls).toEqual([]);
  expect(firstUnread()).toBe('m2');
});

it('ignores rooms that are not open', async () => {
  const { model, channel, calls } = await openRoom();
  channel.emit('chatMarkedUnread', { messageId: 'm2', state: { ...unread, roomId: 'other' } });
  model.seen({ messageId: 'm3' });
  await settled();
  expect(calls).toEqual(['read m3']);
});

it('reads again when the room is reopened', async () => {
  const { model, chat, calls } = await openRoom();
  model.markUnread({ messageId: 'm2' });
  await settled();
  model.dispose();
  const reopened = chat.conversation({ roomId: 'room' });
  reopened.open(null);
  await settled();
  reopened.seen({ messageId: 'm3' });
  await settled();
  expect(calls).toEqual(['unread m2', 'read m3']);
});

it('reads again after the member sends a message', async () => {
  const { model, calls } = await openRoom();
  model.seen({ messageId: 'm3' });
  model.markUnread({ messageId: 'm2' });
  await settled();
  model.actions.onSend({ text: '了解', mentionedUserIds: [], fileIds: [] });
  model.seen({ messageId: 'm3' });
  await settled();
  expect(calls).toEqual(['read m3', 'unread m2', 'read m3']);
});

it('shows the error and reads again when the call fails', async () => {
  const { model, calls, errors } = await openRoom({
    markUnread: () => Promise.reject(new OfficeError(500, undefined)),
  });
  model.markUnread({ messageId: 'm2' });
  await settled();
  model.seen({ messageId: 'm3' });
  await settled();
  expect(errors).toHaveLength(1);
  expect(calls).toEqual(['read m3']);
});
