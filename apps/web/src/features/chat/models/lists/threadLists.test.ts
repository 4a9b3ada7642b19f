import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { makeMessage } from '../../sync/testRoom.ts';
import { joinThreads } from './threadLists.ts';

function thread(seq: number, parts: { at: string; unread?: number; changeSeq?: number }) {
  const root = makeMessage(seq, parts.changeSeq ?? seq);
  const lastReplyAt = `2026-11-20T${parts.at}:00.000Z`;
  return {
    room: { id: 'room', type: 'CHANNEL', name: '', logo: null },
    root: { ...root, thread: { replyCount: 1, lastReplyAt, userIds: [] } },
    lastReply: null,
    unreadCount: parts.unread ?? 0,
    unreadMentions: 0,
  } satisfies Schemas['ChatFollowedThread'];
}
const page = (...data: Schemas['ChatFollowedThread'][]) =>
  ({ data }) as Schemas['ChatFollowedThreadList'];

it('merges duplicate threads to their latest state and lists unread threads first', () => {
  const joined = joinThreads([
    page(thread(1, { at: '09:00', unread: 1 }), thread(2, { at: '12:00', unread: 2 })),
    undefined,
    page(
      thread(3, { at: '11:00' }),
      thread(4, { at: '13:00' }),
      thread(1, { at: '10:00', changeSeq: 9 }),
    ),
  ]);
  expect(joined.map(({ root, unreadCount }) => [root.seq, unreadCount])).toEqual([
    [2, 2],
    [4, 0],
    [3, 0],
    [1, 0],
  ]);
});
