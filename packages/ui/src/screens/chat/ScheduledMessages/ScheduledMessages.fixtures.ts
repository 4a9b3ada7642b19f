import type { ScheduledMessageItem, ScheduledMessagesState } from './ScheduledMessages.tsx';

const messages: readonly ScheduledMessageItem[] = [
  {
    scheduledId: 'failed',
    text: '先週の議事録です。',
    fileNames: ['議事録_2026-11-13.pdf'],
    sendAt: '2026-11-19T23:00:00Z',
    failure: 'このルームは存在しないか、参加していません。',
  },
  {
    scheduledId: 'morning',
    room: { type: 'CHANNEL', name: '開発チーム', href: '/chat-room/dev' },
    text: 'おはようございます。**本日のリリース**は15時です。',
    sendAt: '2026-11-21T00:00:00Z',
  },
  {
    scheduledId: 'reply',
    room: { type: 'DIRECT', name: '小林 芽衣', href: '/direct-message/mei?thread=t1' },
    inThread: true,
    text: '確認しました。',
    sendAt: '2026-11-23T00:00:00Z',
  },
];

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', messages },
} satisfies {
  [S in ScheduledMessagesState['status']]: Extract<ScheduledMessagesState, { status: S }>;
};

export const long: ScheduledMessagesState = {
  status: 'ready',
  messages: [
    {
      scheduledId: 'long',
      room: {
        type: 'CHANNEL',
        name: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム連絡用',
        href: '/chat-room/long',
      },
      text: '長い文章は四行で切り詰められ、残りは編集画面で読みます。'.repeat(12),
      sendAt: '2026-12-24T00:00:00Z',
    },
  ],
};
