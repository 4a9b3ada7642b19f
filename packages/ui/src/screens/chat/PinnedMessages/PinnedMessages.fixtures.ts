import { personOf } from '../chat.fixtures.ts';
import type { PinnedMessage, PinnedMessagesState } from './PinnedMessages.tsx';

const messages: readonly PinnedMessage[] = [
  {
    messageId: 'p1',
    roomId: 'dev',
    sender: personOf('ren'),
    text: '**リリース手順**は https://docs.example.com/release にまとめました。',
    createdAt: '2026-11-20T00:20:00Z',
    href: '/chat-room/dev?message=p1',
    pinnedBy: '小林 芽衣',
  },
  {
    messageId: 'p2',
    roomId: 'dev',
    sender: personOf('olivia'),
    text: '',
    fileNames: ['2026年度第4四半期_営業報告書.pdf'],
    createdAt: '2026-11-18T06:00:00Z',
    href: '/chat-room/dev?message=p2',
    pinnedBy: 'Olivia Bennett',
  },
  {
    messageId: 'p3',
    roomId: 'dev',
    sender: null,
    text: '会議室の予約方法です。',
    createdAt: '2026-10-05T06:00:00Z',
    href: '/chat-room/dev?thread=p0&message=p3',
  },
];

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', messages },
} satisfies { [S in PinnedMessagesState['status']]: Extract<PinnedMessagesState, { status: S }> };

export const long: PinnedMessagesState = {
  status: 'ready',
  messages: [
    {
      ...messages[0]!,
      messageId: 'long',
      sender: {
        userId: 'max',
        name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura',
      },
      text: '長い文章は四行で切り詰められ、残りはルームを開いて読みます。'.repeat(12),
      fileNames: ['とても長い名前のファイルで、一行に収まらないもの_最終版_確認済み_2026年度.xlsx'],
      pinnedBy: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura',
    },
    ...messages.slice(1),
  ],
};
