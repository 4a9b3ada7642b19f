import { describe, expect, it } from 'vitest';
import type { ListedRoom } from './ListedRoom.ts';
import { attentionOf, groupRooms } from './listSections.ts';

const room = (roomId: string, more: Partial<ListedRoom> = {}): ListedRoom => ({
  roomId,
  name: roomId,
  unreadCount: 0,
  updatedAt: '2026-11-20T01:12:00Z',
  href: `/chat-room/${roomId}`,
  ...more,
});
const section = (id: string) => ({ id, name: id, collapsed: false });
const groupsOf = (rooms: ListedRoom[], sections: string[]) =>
  groupRooms(rooms, sections.map(section)).map(({ kind, section: of, rooms: listed }) => [
    of?.id ?? kind,
    ...listed.map(({ roomId }) => roomId),
  ]);

describe('groupRooms', () => {
  it('lists favourites first, then the sections in their order, then the rest', () => {
    const rooms = [
      room('a'),
      room('b', { sectionId: 'two' }),
      room('c', { starred: true, sectionId: 'one' }),
      room('d', { sectionId: 'two' }),
    ];
    expect(groupsOf(rooms, ['one', 'two'])).toEqual([
      ['favorites', 'c'],
      ['one'],
      ['two', 'b', 'd'],
      ['rest', 'a'],
    ]);
  });

  it('lists rooms of an unknown section with the rest', () => {
    expect(groupsOf([room('a', { sectionId: 'deleted' })], [])).toEqual([['rest', 'a']]);
  });
});

it.each([
  [{ unreadCount: 3 }, 3],
  [{ unreadCount: 3, muted: true }, 0],
  [{ unreadCount: 3, muted: true, attention: 1 }, 1],
])('counts the unread messages of %o as %i', (more, count) => {
  expect(attentionOf(room('a', more))).toBe(count);
});
