import { expect, it } from 'vitest';
import { openSeenThreads } from './seenThreads.ts';
import { makeMessage } from '../sync/testRoom.ts';

const me = 'u1';
const started = Date.parse('2026-11-20T09:00:00Z');

function makeRoot(parts: { by: string; repliers: string[]; at: string }) {
  const root = makeMessage(1);
  return {
    ...root,
    sender: { id: parts.by, nameKanji: '葵', avatarUrl: null },
    thread: {
      replyCount: parts.repliers.length,
      lastReplyAt: `2026-11-20T${parts.at}:00.000Z`,
      userIds: parts.repliers,
    },
  };
}

function open() {
  const disk = new Map<string, string>();
  const storage = {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
    removeItem: (key: string) => void disk.delete(key),
  };
  return () => openSeenThreads(storage, 'me.org', () => started);
}

it.each([
  ['a reply to one’s own message', { by: me, repliers: ['u2'], at: '10:00' }, true],
  ['one after one’s own reply', { by: 'u2', repliers: ['u3', me], at: '10:00' }, true],
  ['one’s own reply', { by: 'u2', repliers: [me, 'u3'], at: '10:00' }, false],
  ['one among others', { by: 'u2', repliers: ['u3'], at: '10:00' }, false],
  ['one from before this browser', { by: me, repliers: ['u2'], at: '08:00' }, false],
])('%s', (_, parts, isNew) => {
  expect(open()().hasNew(makeRoot(parts), me)).toBe(isNew);
});

it('a reply that was seen is not new any more, over a reload; a later one is', () => {
  const openAgain = open();
  const parts = { by: 'u2', repliers: ['u3'], at: '10:00' };
  openAgain().see(makeRoot(parts));
  expect(openAgain().hasNew(makeRoot(parts), me)).toBe(false);
  expect(openAgain().hasNew(makeRoot({ ...parts, at: '10:30' }), me)).toBe(true);
});

it('a reply on the screen is seen though the first message tells of it later', () => {
  const openAgain = open();
  const root = makeRoot({ by: me, repliers: ['u2'], at: '10:00' });
  openAgain().see({ ...root, thread: null }, { createdAt: root.thread.lastReplyAt });
  expect(openAgain().hasNew(root, me)).toBe(false);
});
