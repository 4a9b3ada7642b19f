import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { unreadWith } from './unreadWith.ts';

const user = (userId: string) => ({ userId }) as Schemas['MemberRef'];
const rooms = [
  { directUser: user('ren'), unreadCount: 2, unreadReplies: 1 },
  { directUser: null, directUsers: [user('ren'), user('mei')], unreadCount: 5, unreadReplies: 0 },
  { directUser: null, unreadCount: 9, unreadReplies: 0 },
];

it.each([
  [['ren'], 3],
  [['mei', 'ren'], 5],
  [['mei'], 0],
  [['ren', 'mei', 'haru'], 0],
  [[], 0],
])('counts only the conversation with exactly %j', (userIds, unread) => {
  expect(unreadWith(rooms, userIds)).toBe(unread);
});
