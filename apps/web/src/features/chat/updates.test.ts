import type { RealtimeMessages } from '@office/api';
import { describe, expect, it } from 'vitest';
import { applyUpdates } from '../../platform/realtime/updates.ts';
import { FakeChannel, makeMessage } from './sync/testRoom.ts';
import { chatUpdates } from './updates.ts';

const rooms = '/v1/user/chat-rooms';
const heads = '/v1/user/chat-rooms/heads';
const room = '/v1/user/chat-rooms/{roomId}';
const users = '/v1/user/chat-rooms/{roomId}/users';
const created = '/v1/user/chat-rooms/created';
const threads = '/v1/user/chat-rooms/threads';
const pins = '/v1/user/chat-rooms/{roomId}/pins';
const saved = '/v1/user/chat-rooms/saved';
const savedIds = '/v1/user/chat-rooms/{roomId}/saved';
const lists = [rooms, heads];
const sections = '/v1/user/chat-rooms/sections';
const groupMentions = '/v1/user/chat-rooms/{roomId}/group-mentions';
const all = [rooms, heads, room, users, groupMentions];

/** Mock SWR cache that records patched and revalidated queries. */
function makeQueries() {
  const answers: Record<string, unknown> = {
    [rooms]: { data: [{ id: 'room', directUser: { userId: 'u1', status: 'BUSY' } }] },
    [heads]: {
      data: [
        {
          roomId: 'room',
          lastSeq: 0,
          unreadCount: 0,
          unreadMentions: 1,
          unreadThreads: [],
          lastReadSeq: 0,
        },
      ],
    },
    [room]: { id: 'room', directUser: null },
    [threads]: { data: [] },
    [pins]: { data: [] },
    [sections]: { data: [] },
    [groupMentions]: { roomId: 'room', refusal: null },
    [saved]: { data: [] },
    [savedIds]: { roomId: 'room', messageIds: [] },
    [created]: { created: 1, limit: 10 },
    [users]: { data: [{ userId: 'u1', lastReadSeq: 0, status: 'BUSY' }] },
  };
  const keyOf = (path: string) => ['office', path];
  const patched: string[] = [];
  const renewed: string[] = [];
  const cache = {
    keys: () => Object.keys(answers).values(),
    get: (path: string) => ({ data: answers[path], _k: keyOf(path) }),
    set: () => {},
    delete: () => {},
  };
  const mutate = async (which: string | ((key: unknown) => boolean)) => {
    if (typeof which === 'string') patched.push(which);
    else renewed.push(...Object.keys(answers).filter((path) => which(keyOf(path))));
  };
  return { queries: { cache: cache as never, mutate, myUserId: 'me' }, patched, renewed };
}

type Message = {
  [Kind in keyof RealtimeMessages]: [kind: Kind, payload: RealtimeMessages[Kind]];
}[keyof RealtimeMessages];

const messageOf = (roomId: string) => ({ roomId, followerIds: [] });
const message = (roomId: string, seq = 1, changeSeq = seq): Message => [
  'newMessageToRoom',
  { ...messageOf(roomId), message: { ...makeMessage(seq, changeSeq), roomId } },
];
const read = (userId: string) =>
  [
    'updateLastReadMsgChat',
    { roomId: 'room', userId, lastReadSeq: 1, unreadCount: 0, unreadMentions: 0, lastSeq: 1 },
  ] as Message;

describe('chatUpdates', () => {
  it.each<[string, Message, { patched?: string[]; renewed?: string[] }]>([
    ['a message in a listed room', message('room'), { patched: [heads, rooms] }],
    ['a message in a new room', message('new'), { patched: [heads, rooms], renewed: lists }],
    ['an edit in an unlisted room', message('new', 1, 2), { patched: [heads, rooms] }],
    [
      'a reply',
      [
        'newMessageToRoom',
        { ...messageOf('room'), message: { ...makeMessage(1), threadRootId: 'm0' } },
      ],
      { patched: [heads, rooms], renewed: [threads] },
    ],
    [
      'an edit that may change mentions',
      [
        'newMessageToRoom',
        { ...messageOf('room'), message: { ...makeMessage(1, 2), editedAt: 'now' } },
      ],
      { patched: [heads, rooms], renewed: [heads] },
    ],
    [
      'the member has read a thread',
      ['chatThreadUpdated', { roomId: 'room', threadRootId: 'm0', lastSeq: 1 }] as Message,
      { patched: [heads], renewed: [threads] },
    ],
    [
      'a message is saved in another tab',
      ['chatMessageSaved', { roomId: 'room', messageId: 'm1', saved: true, done: false }],
      { patched: [savedIds], renewed: [saved] },
    ],
    [
      'a message is pinned',
      [
        'newMessageToRoom',
        {
          ...messageOf('room'),
          message: { ...makeMessage(1, 2), pin: { pinnedAt: 'now', pinnedBy: 'u1' } },
        },
      ],
      { patched: [heads, rooms], renewed: [pins] },
    ],
    [
      'the member marks messages as unread in another tab',
      ['chatMarkedUnread', { messageId: 'm1', state: { roomId: 'room', lastSeq: 1 } }] as Message,
      { patched: [heads] },
    ],
    ['another member has read', read('u1'), { patched: [users] }],
    ['the member has read', read('me'), { patched: [users, heads] }],
    ['the member leaves', ['userLeaveRoom', { userId: 'me' }] as Message, { renewed: lists }],
    ['another member leaves', ['userLeaveRoom', { userId: 'u1' }] as Message, { renewed: all }],
    ['the member is removed', ['removeUserFromChatRoom', {}] as Message, { renewed: lists }],
    ['a room is deleted', ['deleteChatRoom', {}] as Message, { renewed: [...lists, created] }],
    ['the member is added', ['addUserToChatRoom', {}] as Message, { renewed: [...all, created] }],
    ['another member is added', ['addUserToRoom', {}] as Message, { renewed: all }],
    ['another member is removed', ['removeUserByRoom', {}] as Message, { renewed: all }],
    ['a room changes', ['updateChatRoom', {}] as Message, { renewed: all }],
    ['a direct room is hidden', ['chatRoomHidden', {}] as Message, { renewed: all }],
    ['a room is muted', ['chatRoomMuted', {}] as Message, { renewed: all }],
    ['a profile changes', ['profileChanged', {}] as Message, { renewed: all }],
    [
      'a member is blocked',
      ['organization', { change: 'MEMBER_REMOVED', userId: 'u1' }] as Message,
      { renewed: all },
    ],
    [
      'the organisation changes',
      ['organization', { change: 'UPDATED', userId: null }] as Message,
      { renewed: [groupMentions] },
    ],
    [
      'the member moves a room in another tab',
      ['chatListChanged', { roomId: 'room' }] as Message,
      { renewed: [sections, rooms, room] },
    ],
    ['offices change', ['organization', { change: 'OFFICES_UPDATED' }] as Message, {}],
    [
      'a presence changes',
      ['presenceChanged', { userId: 'u1', status: 'AVAILABLE' }] as Message,
      { patched: [rooms, users] },
    ],
  ])('%s', (_, [kind, payload], expected) => {
    const { queries, patched, renewed } = makeQueries();
    const channel = new FakeChannel();
    applyUpdates(channel, [chatUpdates], queries);
    channel.emit(kind, payload as never);
    expect(new Set(patched)).toEqual(new Set(expected.patched));
    expect(new Set(renewed)).toEqual(new Set(expected.renewed));
  });
});
