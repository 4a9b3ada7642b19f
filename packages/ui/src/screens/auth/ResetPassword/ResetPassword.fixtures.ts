import type { ResetPasswordError, ResetPasswordState } from './ResetPassword.tsx';

export const states = {
  ready: { status: 'ready' },
  complete: { status: 'complete' },
} satisfies {
  [Status in ResetPasswordState['status']]: Extract<ResetPasswordState, { status: Status }>;
};

export const errors = {
  incorrectCurrent: { kind: 'incorrectCurrent' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in ResetPasswordError['kind']]: Extract<ResetPasswordError, { kind: Kind }> };
