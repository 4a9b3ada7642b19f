import { members as people } from '../../../stories/members.ts';
import type { ChatRoomListState } from './ChatRoomList.tsx';
import type { ListedRoom } from './ListedRoom.ts';

const rooms: readonly ListedRoom[] = [
  {
    roomId: 'dev',
    name: '開発チーム',
    unreadCount: 3,
    attention: 5,
    unreadMentions: 1,
    preview: { kind: 'text', text: '**リリース**の`確認`をお願いします！', senderName: '高橋 蓮' },
    updatedAt: '2026-11-20T01:12:00Z',
    href: '/chat-room/dev',
  },
  {
    roomId: 'all',
    name: '全社',
    unreadCount: 128,
    muted: true,
    preview: {
      kind: 'text',
      text: 'Fire drill on Thursday at 15:00.',
      senderName: 'Olivia Bennett',
    },
    updatedAt: '2026-11-20T00:03:00Z',
    href: '/chat-room/all',
  },
  {
    roomId: 'design',
    name: 'デザインレビュー',
    unreadCount: 0,
    preview: { kind: 'draft', text: '金曜日のレビューですが、' },
    updatedAt: '2026-11-19T08:40:00Z',
    href: '/chat-room/design',
  },
  {
    roomId: 'sales',
    name: '営業企画',
    unreadCount: 0,
    preview: { kind: 'text', text: '見積もりを送りました。', isMine: true },
    updatedAt: '2026-11-18T05:22:00Z',
    href: '/chat-room/sales',
  },
  {
    roomId: 'lunch',
    name: 'ランチ部',
    unreadCount: 1,
    preview: { kind: 'file', text: '', senderName: '渡辺 颯太' },
    updatedAt: '2026-10-30T03:01:00Z',
    href: '/chat-room/lunch',
  },
  {
    roomId: 'new',
    name: '新製品プロジェクト',
    unreadCount: 0,
    updatedAt: '2026-10-02T03:01:00Z',
    href: '/chat-room/new',
  },
];

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', rooms },
} satisfies {
  [S in ChatRoomListState['status']]: Extract<ChatRoomListState, { status: S }>;
};

export const paged: ChatRoomListState = { ...states.ready, hasMore: true };

export const mentioned: ChatRoomListState = {
  ...states.ready,
  rooms: [{ ...rooms[1]!, attention: 2, unreadMentions: 2 }, ...rooms.slice(2)],
};

export const direct: ChatRoomListState = {
  status: 'ready',
  rooms: people.slice(1).map(({ userId, name, status, workingStatus }, index) => ({
    roomId: userId,
    name,
    presence: { status, workingStatus },
    unreadCount: index === 0 ? 2 : 0,
    preview:
      index === 2
        ? { kind: 'deleted', text: '' }
        : index > 2 && index < 5
          ? { kind: 'missedCall', text: '', isMine: index % 2 === 1 }
          : {
              kind: 'text',
              text: index % 2 ? '了解です。' : '少しお時間よろしいでしょうか？',
              isMine: index % 2 === 1,
            },
    updatedAt: new Date(Date.parse('2026-11-20T01:05:00Z') - index * 9 * 3_600_000).toISOString(),
    href: `/direct-message/${userId}`,
  })),
};

export const groups: ChatRoomListState = {
  status: 'ready',
  rooms: [2, 4].map((count, index) => {
    const others = people.slice(1, 1 + count);
    return {
      roomId: `group-${count}`,
      name: others.map(({ name }) => name).join('、'),
      people: others,
      unreadCount: index,
      preview: { kind: 'text', text: '明日の件です。', senderName: others[0]!.name },
      updatedAt: '2026-11-20T01:05:00Z',
      href: `/direct-message/group-${count}`,
    };
  }),
};

export const long: ChatRoomListState = {
  status: 'ready',
  rooms: [
    {
      roomId: 'long',
      name: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム連絡用',
      unreadCount: 1200,
      muted: true,
      preview: {
        kind: 'text',
        senderName: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura',
        text: '長い文章のプレビューは一行で切り詰められ、残りはルームを開いて読みます。',
      },
      updatedAt: '2025-12-24T01:00:00Z',
      href: '/chat-room/long',
    },
    ...rooms.slice(0, 2),
  ],
};

export const meetings: ChatRoomListState = {
  status: 'ready',
  rooms: [
    {
      roomId: 'weekly',
      name: '週次定例',
      unreadCount: 2,
      attention: 2,
      preview: { kind: 'text', text: '資料を共有します。', senderName: '高橋 蓮' },
      updatedAt: '2026-11-20T01:12:00Z',
      href: '/chat-room/weekly',
    },
    {
      roomId: 'budget',
      name: '来期予算レビュー',
      unreadCount: 0,
      preview: { kind: 'text', text: '議事録はこちらです。', isMine: true },
      updatedAt: '2026-11-18T05:22:00Z',
      href: '/chat-room/budget',
    },
  ],
};
