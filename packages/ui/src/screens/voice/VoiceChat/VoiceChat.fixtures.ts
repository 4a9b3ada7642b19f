import { admin, areas, longName, longRoomName, own } from '../voice.fixtures.ts';
import type { VoiceChatState } from './VoiceChat.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: {
    status: 'ready',
    areas,
    own: { rooms: own, page: 1, pageSize: 30, total: own.length },
    admin: { rooms: admin, page: 1, pageSize: 30, total: admin.length },
  },
} satisfies { [S in VoiceChatState['status']]: Extract<VoiceChatState, { status: S }> };

export const paged: VoiceChatState = {
  ...states.ready,
  admin: { rooms: admin, page: 2, pageSize: 30, total: 62 },
};

export const long: VoiceChatState = {
  ...states.ready,
  areas: [
    {
      roomId: 'long',
      kind: 'AREA',
      name: longRoomName,
      participants: [
        { userId: 'max', name: longName },
        { userId: 'ren', name: '高橋 蓮' },
        { userId: 'mei', name: '小林 芽衣' },
      ],
      limit: 5,
      canEdit: true,
    },
  ],
};
