import { personOf } from '../chat.fixtures.ts';
import type { ListedMessageItem } from '../ListedMessage/ListedMessage.tsx';
import type { SavedMessagesState } from './SavedMessages.tsx';

const messages: readonly ListedMessageItem[] = [
  {
    messageId: 's1',
    roomId: 'dev',
    room: { type: 'CHANNEL', name: '開発チーム' },
    sender: personOf('ren'),
    text: '**金曜まで**に見積もりを確認してください。',
    createdAt: '2026-11-20T00:20:00Z',
    href: '/chat-room/dev?message=s1',
  },
  {
    messageId: 's2',
    roomId: 'direct-mei',
    room: { type: 'DIRECT', name: '小林 芽衣' },
    sender: personOf('mei'),
    text: 'こちらの資料です。',
    fileNames: ['2026年度第4四半期_営業報告書.pdf'],
    createdAt: '2026-11-18T06:00:00Z',
    href: '/direct-message/direct-mei?message=s2',
  },
  {
    messageId: 's3',
    roomId: 'dev',
    room: { type: 'CHANNEL', name: '開発チーム' },
    sender: personOf('olivia'),
    text: '',
    deleted: true,
    createdAt: '2026-10-05T06:00:00Z',
    href: '/chat-room/dev?thread=s0&message=s3',
  },
];

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', messages },
} satisfies { [S in SavedMessagesState['status']]: Extract<SavedMessagesState, { status: S }> };

export const paged: SavedMessagesState = { ...states.ready, hasMore: true };

export const long: SavedMessagesState = {
  status: 'ready',
  messages: [
    {
      ...messages[0]!,
      messageId: 'long',
      room: {
        type: 'CHANNEL',
        name: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム連絡用',
      },
      sender: { userId: 'max', name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura' },
      text: '長い文章は四行で切り詰められ、残りはルームを開いて読みます。'.repeat(12),
    },
    ...messages.slice(1),
  ],
};

const [first, second] = messages;

export const reminders: SavedMessagesState = {
  status: 'ready',
  messages: [
    { ...first!, remindAt: '2026-11-20T01:00:00Z', due: true },
    { ...second!, remindAt: '2026-11-21T00:00:00Z' },
  ],
};
