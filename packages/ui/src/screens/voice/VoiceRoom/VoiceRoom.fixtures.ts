import { longName, longRoomName, me, others } from '../voice.fixtures.ts';
import type { VoiceRoomState } from './VoiceRoom.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  gone: { status: 'gone' },
  over: { status: 'over' },
  outside: { status: 'outside', name: '雑談', participants: others, limit: 5 },
  inside: {
    status: 'inside',
    name: '雑談',
    phase: 'in',
    participants: [
      { ...me, camera: true },
      { ...others[0]!, camera: true, sharing: true },
      { ...others[1]!, handRaised: true },
      ...others.slice(2),
    ],
    limit: 5,
    muted: false,
    canInvite: true,
  },
} satisfies { [S in VoiceRoomState['status']]: Extract<VoiceRoomState, { status: S }> };

export const alone: VoiceRoomState = { ...states.inside, participants: [me] };

export const full: VoiceRoomState = {
  ...states.inside,
  name: longRoomName,
  muted: true,
  participants: [
    { ...me, muted: true },
    ...others,
    { userId: 'max', name: longName, muted: false, connection: 'lost' },
  ],
};
