import type { UpdatePasswordState } from './UpdatePassword.tsx';

export const states = {
  loading: { status: 'loading' },
  invalid: { status: 'invalid' },
  expired: { status: 'expired' },
  used: { status: 'used' },
  error: { status: 'error' },
  ready: { status: 'ready', email: 'aoi@sakura.example' },
} satisfies {
  [Status in UpdatePasswordState['status']]: Extract<UpdatePasswordState, { status: Status }>;
};
