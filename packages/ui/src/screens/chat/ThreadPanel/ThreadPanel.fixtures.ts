import { conversation, mentions, message, personOf } from '../chat.fixtures.ts';
import type { ThreadPanelState } from './ThreadPanel.tsx';

const at = (minute: number) => `2026-11-19T0${Math.floor(minute / 60)}:${10 + (minute % 50)}:00Z`;

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  gone: { status: 'gone' },
  ready: {
    status: 'ready',
    root: conversation[0]!,
    roomName: '開発チーム',
    following: true,
    flow: {
      messages: [
        message({
          key: 't1',
          createdAt: at(5),
          sender: personOf('mei'),
          text: '来週の火曜日はいかがでしょうか。',
        }),
        message({
          key: 't2',
          createdAt: at(70),
          sender: personOf('olivia'),
          text: 'Tuesday works for me.',
          reactions: [{ emoji: '👍', names: ['高橋 蓮'], count: 1, mine: false }],
        }),
        message({
          key: 't3',
          createdAt: at(140),
          sender: personOf('aoi'),
          text: '火曜日の午前で調整します。',
          readBy: { names: ['高橋 蓮', '小林 芽衣'], of: 4 },
        }),
      ],
      hasOlder: false,
      hasNewer: false,
    },
    draft: '',
    files: [],
    members: mentions.filter(({ isMe }) => !isMe),
    typing: ['小林 芽衣'],
  },
} satisfies { [S in ThreadPanelState['status']]: Extract<ThreadPanelState, { status: S }> };
