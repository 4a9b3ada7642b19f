import type { InviteCodeState } from './InviteCode.tsx';

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: { status: 'ready', code: 'K7QF-9TBX-2MHD', expiresAt: '2026-11-27T01:00:00Z' },
} satisfies { [S in InviteCodeState['status']]: Extract<InviteCodeState, { status: S }> };

export const expired: InviteCodeState = { ...states.ready, expiresAt: '2026-11-19T01:00:00Z' };
