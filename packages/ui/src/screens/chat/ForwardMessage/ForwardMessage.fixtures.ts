import type { ForwardTargets } from './ForwardMessage.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: {
    status: 'ready',
    rooms: [
      { roomId: 'dev', type: 'CHANNEL', name: '開発チーム' },
      { roomId: 'direct-mei', type: 'DIRECT', name: '小林 芽衣' },
      { roomId: 'group', type: 'DIRECT', name: '高橋 蓮、伊藤 陽', group: true },
      { roomId: 'sales', type: 'CHANNEL', name: '営業部' },
    ],
  },
} satisfies { [S in ForwardTargets['status']]: Extract<ForwardTargets, { status: S }> };

export const manyRooms: ForwardTargets = {
  status: 'ready',
  hasMore: true,
  rooms: Array.from({ length: 20 }, (_, index) => ({
    roomId: `room-${index}`,
    type: 'CHANNEL',
    name:
      index === 0
        ? '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム連絡用'
        : `プロジェクト${index}`,
  })),
};
