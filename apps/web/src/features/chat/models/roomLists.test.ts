import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { applyMessageToHead, applyReadToHead, applyMessageToRooms } from './roomLists.ts';
import { makeMessage } from '../sync/testRoom.ts';

const head: Schemas['ChatRoomHead'] = {
  roomId: 'room',
  type: 'CHANNEL',
  lastSeq: 5,
  unreadCount: 1,
  lastReadSeq: 4,
  muted: false,
};

const room = (id: string, lastMessage: Schemas['ChatMessage'] | null) =>
  ({ id, name: id, lastMessage, updatedAt: '' }) as Schemas['ChatRoomSummary'];

describe('applyMessageToHead', () => {
  it.each([
    ['a new one of another', makeMessage(6), 'u2', { lastSeq: 6, unreadCount: 2 }],
    ['one of one’s own', makeMessage(6), 'u1', { lastSeq: 6, unreadCount: 0, lastReadSeq: 6 }],
    ['an edit', makeMessage(3, 6), 'u2', { lastSeq: 6 }],
    ['a reply in a thread', { ...makeMessage(6), threadRootId: 'm1' }, 'u2', { lastSeq: 6 }],
    ['one that was counted', makeMessage(5), 'u2', {}],
    ['one of another room', { ...makeMessage(6), roomId: 'other' }, 'u2', {}],
  ])('%s', (_, message, me, change) => {
    expect(applyMessageToHead(head, message, me)).toEqual({ ...head, ...change });
  });
});

describe('applyReadToHead', () => {
  const read = { roomId: 'room', lastReadMessageId: 'm5', lastReadSeq: 5, unreadCount: 0 };
  it('takes what was read', () => {
    expect(applyReadToHead(head, read)).toMatchObject({ unreadCount: 0, lastReadSeq: 5 });
  });
  it('takes nothing back', () => {
    expect(applyReadToHead({ ...head, lastReadSeq: 6 }, read).unreadCount).toBe(1);
  });
});

describe('applyMessageToRooms', () => {
  const rooms = [room('first', null), room('room', makeMessage(5))];
  it('moves the room of a new message to the top', () => {
    const changed = applyMessageToRooms(rooms, makeMessage(6));
    expect(changed.map(({ id }) => id)).toEqual(['room', 'first']);
    expect(changed[0]?.lastMessage?.seq).toBe(6);
  });
  it('changes an edited message where it is', () => {
    const changed = applyMessageToRooms(rooms, makeMessage(5, 7, 'edited'));
    expect(changed[1]?.lastMessage?.content).toBe('edited');
  });
  it.each([
    ['a reply in a thread', { ...makeMessage(6), threadRootId: 'm1' }],
    ['an edit of an older one', makeMessage(4, 8)],
    ['an older copy', makeMessage(5)],
  ])('%s changes nothing', (_, message) => {
    expect(applyMessageToRooms(rooms, message)).toBe(rooms);
  });
});
