import { personOf } from '../chat.fixtures.ts';
import type { ListedThread } from './ThreadRow.tsx';
import type { ThreadListState } from './ThreadList.tsx';

const threads: readonly ListedThread[] = [
  {
    threadRootId: 't1',
    room: { type: 'CHANNEL', name: '開発チーム' },
    root: { sender: personOf('aoi'), text: '来週のリリースについて、日程を決めたいです。' },
    lastReply: { sender: personOf('mei'), text: '@佐々木 葵 火曜日の午前はいかがでしょうか。' },
    lastReplyAt: '2026-11-20T01:05:00Z',
    replyCount: 4,
    unreadCount: 2,
    unreadMentions: 1,
    href: '/chat-room/dev?thread=t1',
  },
  {
    threadRootId: 't2',
    room: { type: 'DIRECT', name: '高橋 蓮' },
    root: { sender: personOf('ren'), text: '> **見積もり**の件です。' },
    lastReply: { sender: personOf('ren'), text: '' },
    lastReplyAt: '2026-11-19T07:20:00Z',
    replyCount: 1,
    unreadCount: 1,
    href: '/direct-message/ren?thread=t2',
  },
  {
    threadRootId: 't3',
    room: { type: 'CHANNEL', name: '全社' },
    root: { sender: null, text: '', deleted: true },
    lastReply: { sender: personOf('olivia'), text: 'Tuesday works for me.' },
    lastReplyAt: '2026-11-18T02:00:00Z',
    replyCount: 12,
    unreadCount: 0,
    href: '/chat-room/all?thread=t3',
  },
];

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', threads },
} satisfies { [S in ThreadListState['status']]: Extract<ThreadListState, { status: S }> };

export const paged: ThreadListState = { ...states.ready, hasMore: true };

export const long: ThreadListState = {
  status: 'ready',
  threads: [
    {
      threadRootId: 'long',
      room: {
        type: 'CHANNEL',
        name: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム連絡用',
      },
      root: {
        sender: {
          userId: 'max',
          name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura',
          avatarUrl: null,
        },
        text: '長い文章は二行で切り詰められ、残りはスレッドを開いて読みます。'.repeat(4),
      },
      lastReply: { sender: personOf('aoi'), text: '返信も一行で切り詰められます。'.repeat(5) },
      lastReplyAt: '2025-12-24T01:00:00Z',
      replyCount: 1200,
      unreadCount: 1200,
      unreadMentions: 3,
      href: '/chat-room/long?thread=long',
    },
    ...threads.slice(1),
  ],
};
