import { describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { OpenRooms } from './OpenRooms.ts';
import { FakeChannel, makeMessage } from './testRoom.ts';

const metadata = { limit: 50, hasOlder: false, hasNewer: false, hasNextPage: false, lastSeq: 1 };

function makeRooms() {
  const root = makeMessage(1);
  const channel = new FakeChannel();
  const rooms = new OpenRooms({
    ...testDeps(),
    channel,
    api: {
      fetchMessages: async ({ threadRootId }) =>
        threadRootId ? { root, data: [], metadata } : { data: [root], metadata },
      fetchChanges: () => new Promise(() => {}),
    },
  });
  const ref = { roomId: 'room', threadRootId: root.id };
  const [room, thread] = [rooms.get({ roomId: 'room' }), rooms.get(ref)];
  return { rooms, root, room, thread, ref, channel };
}

it('adds a reply to its thread and updates the reply count in thread and room', async () => {
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

it('drops a room with its threads', async () => {
  const { rooms, room, thread, ref } = makeRooms();
  await thread.open();
  rooms.drop('room');
  expect(rooms.get({ roomId: 'room' })).not.toBe(room);
  expect(rooms.get(ref)).not.toBe(thread);
});

it('receives only events of the room and none after drop', async () => {
  const { rooms, room, channel } = makeRooms();
  await room.open();
  const emitMessage = (seq: number, roomId: string) =>
    channel.emit('newMessageToRoom', {
      roomId,
      message: { ...makeMessage(seq), roomId },
      followerIds: [],
    });
  emitMessage(2, 'room');
  emitMessage(3, 'other');
  expect(room.getSnapshot().messages.map(({ seq }) => seq)).toEqual([1, 2]);
  rooms.drop('room');
  expect(channel.listenerCount).toBe(0);
});

describe('preload', () => {
  function countOpenings() {
    const channel = new FakeChannel();
    const asked: string[] = [];
    const fetchChanges = vi.fn(() => new Promise<never>(() => {}));
    const rooms = new OpenRooms({
      ...testDeps(),
      channel,
      api: {
        fetchMessages: async ({ roomId }) => {
          asked.push(roomId);
          return { data: [makeMessage(1)], metadata };
        },
        fetchChanges,
      },
    });
    return { rooms, asked, channel, fetchChanges };
  }

  it('requests the messages once when the room is opened during the request', async () => {
    const { rooms, asked } = countOpenings();
    rooms.preload({ roomId: 'room' });
    await rooms.get({ roomId: 'room' }).open();
    expect(asked).toEqual(['room']);
    expect(rooms.get({ roomId: 'room' }).getSnapshot().messages).toHaveLength(1);
  });

  it('does not close open logs', async () => {
    const { rooms } = countOpenings();
    const open = rooms.get({ roomId: 'open' });
    await open.open();
    for (let index = 0; index < 20; index += 1) rooms.preload({ roomId: `room${index}` });
    expect(rooms.get({ roomId: 'open' })).toBe(open);
  });

  it('catches up with messages that were missed before the room is opened', async () => {
    const { rooms, fetchChanges } = countOpenings();
    const room = { roomId: 'room' };
    rooms.preload(room);
    await new Promise((resolve) => setImmediate(resolve));
    rooms.compareHeads([{ ...room, lastSeq: 5 }]);
    expect(fetchChanges).toHaveBeenCalledExactlyOnceWith('room', 1);
  });

  it('ignores open rooms', () => {
    const { rooms, asked } = countOpenings();
    rooms.get({ roomId: 'open' });
    rooms.preload({ roomId: 'open' });
    expect(asked).toEqual([]);
  });

  it('drops the preloaded log of a room that the member left', async () => {
    const { rooms } = countOpenings();
    rooms.preload({ roomId: 'room' });
    rooms.drop('room');
    expect(rooms.get({ roomId: 'room' }).getSnapshot().messages).toEqual([]);
  });
});
