import { members as people } from '../../../stories/members.ts';
import { longName } from '../voice.fixtures.ts';
import type { InviteToVoiceState, VoiceCandidate } from './InviteToVoice.tsx';

const candidates: readonly VoiceCandidate[] = people
  .slice(1, 7)
  .map(({ userId, name, status, workingStatus }) => ({
    userId,
    name,
    status,
    workingStatus,
    online: status !== 'LOGGED_OUT',
    busy: userId === 'olivia',
  }));

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: {
    status: 'ready',
    people: candidates,
    page: 1,
    pageSize: 10,
    total: candidates.length,
  },
} satisfies { [S in InviteToVoiceState['status']]: Extract<InviteToVoiceState, { status: S }> };

export const long: InviteToVoiceState = {
  ...states.ready,
  people: [{ ...candidates[0]!, name: longName, busy: true }, ...candidates.slice(1)],
  total: 32,
};
