import type { LeaveRoomState } from './LeaveRoom.tsx';

export const states = {
  ready: { status: 'ready' },
  admin: { status: 'admin' },
  alone: { status: 'alone' },
} satisfies { [S in LeaveRoomState['status']]: Extract<LeaveRoomState, { status: S }> };
