import { personOf } from '../chat.fixtures.ts';
import type { MessageHit } from './MessageHit.ts';
import type { MessageSearchState } from './MessageSearch.tsx';

const hits: readonly MessageHit[] = [
  {
    messageId: 'm3',
    room: { roomId: 'dev', type: 'CHANNEL', name: '開発チーム' },
    sender: personOf('mei'),
    text: '@佐々木 葵 デザインの最終版です。確認をお願いできますか？',
    createdAt: '2026-11-19T02:12:00Z',
  },
  {
    messageId: 'x1',
    room: { roomId: 'ren', type: 'DIRECT', name: '高橋 蓮' },
    sender: personOf('ren'),
    text: '先ほどの件、確認できました。\n詳しくは午後にお話しします。',
    createdAt: '2026-11-12T05:40:00Z',
  },
  {
    messageId: 'x2',
    room: { roomId: 'sales', type: 'CHANNEL', name: '営業企画' },
    sender: null,
    text: '',
    fileNames: ['最終確認リスト.xlsx'],
    createdAt: '2026-10-02T01:00:00Z',
  },
];

export const states = {
  idle: { status: 'idle' },
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', hits, hasMore: true },
} satisfies { [S in MessageSearchState['status']]: Extract<MessageSearchState, { status: S }> };
