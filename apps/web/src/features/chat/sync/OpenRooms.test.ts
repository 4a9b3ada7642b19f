import { expect, it } from 'vitest';
import { OpenRooms } from './OpenRooms.ts';
import { makeMessage } from './testRoom.ts';

const metadata = { limit: 50, hasOlder: false, hasNewer: false, hasNextPage: false, lastSeq: 1 };

function makeRooms() {
  const root = makeMessage(1);
  const rooms = new OpenRooms(({ threadRootId }) => ({
    ...(threadRootId ? { threadRootId } : {}),
    fetchMessages: async () =>
      threadRootId ? { root, data: [], metadata } : { data: [root], metadata },
    fetchChanges: () => new Promise(() => {}),
    schedule: () => () => {},
  }));
  const place = { roomId: 'room', threadRootId: root.id };
  return { rooms, root, room: rooms.get({ roomId: 'room' }), thread: rooms.get(place), place };
}

it('a reply stands in the thread, and the thread’s message counts it in both', async () => {
  const { rooms, root, room, thread } = makeRooms();
  await Promise.all([room.open(), thread.open()]);
  const reply = { ...makeMessage(2), threadRootId: root.id };
  const summary = { replyCount: 1, lastReplyAt: reply.createdAt, userIds: ['u1'] };
  for (const message of [reply, { ...root, changeSeq: 3, thread: summary }])
    rooms.receive({ roomId: 'room', seq: message.changeSeq, message });
  expect(thread.getSnapshot().messages.map(({ id }) => id)).toEqual([reply.id]);
  expect(thread.getSnapshot().root?.thread?.replyCount).toBe(1);
  expect(room.getSnapshot().messages.map(({ id, thread: of }) => [id, of?.replyCount])).toEqual([
    [root.id, 1],
  ]);
});

it('nothing is kept of a room that was lost, nor of its threads', async () => {
  const { rooms, room, thread, place } = makeRooms();
  await thread.open();
  rooms.drop('room');
  expect(rooms.get({ roomId: 'room' })).not.toBe(room);
  expect(rooms.get(place)).not.toBe(thread);
});
