import { testDeps } from '@office/client/lib/testDeps.ts';
import { expect, it } from 'vitest';
import { UnreadPreload } from './UnreadPreload.ts';

function setUp(preloadFailure?: Error) {
  const calls: string[] = [];
  const { clock } = testDeps();
  const unread = {
    lastReadMessageId: null,
    lastReadSeq: 0,
    unreadCount: 0,
    firstUnreadMessageId: null,
    firstUnreadSeq: null,
  };
  const preload = new UnreadPreload({
    clock,
    api: {
      fetchUnread: async (roomId) => {
        calls.push(`fetch ${roomId}`);
        return { roomId, ...unread };
      },
      preloadUnread: async (roomId) => {
        calls.push(`preload ${roomId}`);
        if (preloadFailure) throw preloadFailure;
        return { roomId, ...unread };
      },
    },
  });
  return { preload, calls, clock };
}

it('uses a preloaded response once', async () => {
  const { preload, calls } = setUp();
  preload.start('room');
  preload.start('room');
  await preload.fetch('room');
  expect(calls).toEqual(['preload room']);
  await preload.fetch('room');
  expect(calls).toEqual(['preload room', 'fetch room']);
});

it('fetches when the response is outdated', async () => {
  const { preload, calls, clock } = setUp();
  preload.start('room');
  clock.advance(3000);
  await preload.fetch('room');
  expect(calls).toEqual(['preload room', 'fetch room']);
});

it('fetches when another room was preloaded', async () => {
  const { preload, calls } = setUp();
  preload.start('other');
  await preload.fetch('room');
  expect(calls).toEqual(['preload other', 'fetch room']);
});

it('fetches when preloading failed', async () => {
  const { preload, calls } = setUp(new Error('unreachable'));
  preload.start('room');
  await preload.fetch('room');
  expect(calls).toEqual(['preload room', 'fetch room']);
});
