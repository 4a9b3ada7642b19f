import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { toListedRoom, toOpenRoom } from './roomViews.ts';

const member = (userId: string): Schemas['MemberRef'] => ({
  userId,
  nameKanji: userId,
  avatarUrl: null,
  status: 'AVAILABLE',
  workingStatus: 'OFFICE',
});

const group = {
  id: 'room',
  type: 'DIRECT',
  name: 'mei, ren',
  logo: null,
  directUser: null,
  directUsers: [member('mei'), member('ren')],
  memberCount: 3,
  role: 'USER',
  unreadCount: 0,
  unreadMentions: 0,
  unreadReplies: 0,
  muted: false,
  lastMessage: null,
  updatedAt: '2026-11-20T00:00:00Z',
} as unknown as Schemas['ChatRoomSummary'];

const people = [
  { name: 'mei', avatarUrl: null },
  { name: 'ren', avatarUrl: null },
];

it('shows the portraits of a direct room of more than two', () => {
  const listed = toListedRoom(group, { head: undefined, draft: '', myId: 'aoi' });
  expect(listed).toMatchObject({ people, href: '/direct-message/room' });
  expect(listed.presence).toBeUndefined();
  expect(toOpenRoom(group)).toMatchObject({ people, memberCount: 3 });
});

it('shows the presence of the other member of a direct room of two', () => {
  const { directUsers, ...pair } = { ...group, directUser: member('mei') };
  expect(directUsers).toHaveLength(2);
  const listed = toListedRoom(pair, { head: undefined, draft: '', myId: 'aoi' });
  expect(listed.presence).toEqual({ status: 'AVAILABLE', workingStatus: 'OFFICE' });
  expect(listed.people).toBeUndefined();
});
