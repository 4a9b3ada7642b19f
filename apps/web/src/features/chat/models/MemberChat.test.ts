import type { RealtimeMessages } from '@office/api';
import { describe, expect, it } from 'vitest';
import { makeMessage } from '../sync/testRoom.ts';
import { makeChat } from './testChat.ts';

function start(answers: Parameters<typeof makeChat>[0] = {}) {
  const world = makeChat(answers);
  world.chat.start();
  return world;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const left = (userId: string) => ({ roomId: 'room', userId }) as RealtimeMessages['userLeaveRoom'];
const deletion = { roomId: 'room' } as RealtimeMessages['deleteChatRoom'];

describe('former rooms', () => {
  it.each([
    ['deleteChatRoom', deletion, true],
    ['removeUserFromChatRoom', deletion, true],
    ['userLeaveRoom', left('me'), true],
    ['userLeaveRoom', left('other'), false],
    ['updateChatRoom', deletion, false],
  ] as const)('removes the room on %s %o: %s', (kind, payload, isGone) => {
    const { chat, channel } = start();
    const sync = chat.rooms.get({ roomId: 'room' });
    channel.emit(kind, payload as never);
    expect(chat.formerRooms.has('room')).toBe(isGone);
    expect(chat.rooms.get({ roomId: 'room' }) === sync).toBe(!isGone);
  });

  it('restores the room when the member is added again', () => {
    const { chat, channel, added } = start();
    channel.emit('deleteChatRoom', deletion);
    const room = { id: 'room' };
    const receiveAdded = (addedBy: object | null) =>
      channel.emit('addUserToChatRoom', { room, addedBy } as RealtimeMessages['addUserToChatRoom']);
    receiveAdded(null);
    expect([chat.formerRooms.has('room'), added]).toEqual([false, []]);
    receiveAdded({ id: 'u1', nameKanji: '葵', avatarUrl: null });
    expect(added).toEqual(['room']);
  });
});

describe('messages of other members', () => {
  const message = makeMessage(1);
  it('clears the typing indicator and notifies', () => {
    const { chat, channel, notified } = start();
    const user = { id: 'u1', nameKanji: '葵', avatarUrl: null };
    channel.emit('chatTyping', { roomId: 'room', threadRootId: null, user });
    expect(chat.typing.in('room')).toEqual(['葵']);
    channel.emit('newMessageToRoom', { roomId: 'room', message, followerIds: [] });
    expect(chat.typing.in('room')).toEqual([]);
    expect(notified).toEqual([message]);
  });

  it.each([
    ['an edit', { ...message, changeSeq: 2 }, false],
    ['an own message', { ...message, sender: { id: 'me', nameKanji: '', avatarUrl: null } }, false],
    ['a message in a muted room', { ...message, roomId: 'muted' }, false],
    ['a mention in a muted room', { ...message, roomId: 'muted', mentionedUserIds: ['me'] }, true],
    ['a reply in a followed thread', { ...message, threadRootId: 'followed' }, true],
    [
      'a reply in a followed thread of a muted room',
      { ...message, roomId: 'muted', threadRootId: 'followed' },
      false,
    ],
    [
      'a mention in a followed thread of a muted room',
      { ...message, roomId: 'muted', threadRootId: 'followed', mentionedUserIds: ['me'] },
      true,
    ],
    ['a reply in another thread', { ...message, threadRootId: 'other' }, false],
    ['a message of a deleted user', { ...message, sender: null }, true],
  ])('notifies about %s: %s', (_, message, notifies) => {
    const { chat, channel, notified } = start();
    const counts = { unreadCount: 0, unreadMentions: 0, unreadThreads: [] };
    const head = { type: 'CHANNEL', lastSeq: 0, lastReadSeq: 0, ...counts } as const;
    chat.updateHeads([{ ...head, roomId: 'muted', muted: true }]);
    const followerIds = message.threadRootId === 'followed' ? ['me'] : [];
    channel.emit('newMessageToRoom', { roomId: message.roomId, message, followerIds });
    expect(notified).toHaveLength(notifies ? 1 : 0);
  });

  it('notifies about a message although notifications are paused if the sender chose it', () => {
    const { channel, notifiedPaused } = start();
    channel.emit('newMessageToRoom', { roomId: 'room', message, followerIds: [] });
    expect(notifiedPaused).toEqual([]);
    channel.emit('newMessageToRoom', {
      roomId: 'room',
      message,
      followerIds: [],
      notifyPaused: true,
    });
    expect(notifiedPaused).toEqual([message.id]);
  });
});

it.each(['connect', 'online'])('retries waiting messages immediately on %s', async (event) => {
  const tries: string[] = [];
  const { chat, channel, clock, goOnline } = start({
    sendMessage: async (_, { content }) => {
      tries.push(content);
      throw new Error('offline');
    },
  });
  chat.outbox.add('room', { type: 'TEXT', content: 'a' });
  await settled();
  expect(clock.waits).toEqual([500]);
  if (event === 'connect') channel.connect();
  else goOnline();
  expect(tries).toEqual(['a', 'a']);
});

it('unsubscribes all listeners on dispose', () => {
  const { chat, channel } = start();
  chat.rooms.get({ roomId: 'room' });
  chat.dispose();
  expect(channel.listenerCount).toBe(0);
});
