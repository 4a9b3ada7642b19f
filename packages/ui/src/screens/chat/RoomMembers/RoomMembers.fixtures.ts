import { candidates } from '../chat.fixtures.ts';
import type { RoomMember, RoomMembersState } from './RoomMembers.tsx';

const members: readonly RoomMember[] = candidates.slice(0, 6).map((person, index) => ({
  ...person,
  role: index < 2 ? 'ADMIN' : 'USER',
  isMe: index === 0,
  isOwner: index === 0,
  isCreator: index === 2,
}));

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    members,
    page: 1,
    total: members.length,
    pageSize: 10,
    role: 'ADMIN',
  },
} satisfies { [S in RoomMembersState['status']]: Extract<RoomMembersState, { status: S }> };
