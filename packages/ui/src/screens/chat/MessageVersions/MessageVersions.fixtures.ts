import type { MessageVersionsState } from './MessageVersions.tsx';

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    versions: [
      { text: '**15時**までに確認します。', writtenAt: '2026-11-20T00:40:00Z' },
      { text: '確認します。', writtenAt: '2026-11-20T00:20:00Z' },
    ],
  },
} satisfies { [S in MessageVersionsState['status']]: Extract<MessageVersionsState, { status: S }> };
