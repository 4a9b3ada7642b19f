import type { Schemas } from '@office/api';
import { describe, expect, it } from 'vitest';
import { applyMessageToRooms } from './roomLists.ts';
import { makeMessage } from '../../sync/testRoom.ts';

const room = (id: string, lastMessage: Schemas['ChatMessage'] | null) =>
  ({ id, name: id, lastMessage, updatedAt: '' }) as Schemas['ChatRoomSummary'];

describe('applyMessageToRooms', () => {
  const rooms = [room('first', null), room('room', makeMessage(5))];
  it('moves the room of a new message to the top', () => {
    const changed = applyMessageToRooms(rooms, makeMessage(6));
    expect(changed.map(({ id }) => id)).toEqual(['room', 'first']);
    expect(changed[0]?.lastMessage?.seq).toBe(6);
  });
  it('updates an edited message in place', () => {
    const changed = applyMessageToRooms(rooms, makeMessage(5, 7, 'edited'));
    expect(changed[1]?.lastMessage?.content).toBe('edited');
  });
  it.each([
    ['a reply in a thread', { ...makeMessage(6), threadRootId: 'm1' }],
    ['an edit of an older message', makeMessage(4, 8)],
    ['an older copy', makeMessage(5)],
  ])('ignores %s', (_, message) => {
    expect(applyMessageToRooms(rooms, message)).toBe(rooms);
  });
});
