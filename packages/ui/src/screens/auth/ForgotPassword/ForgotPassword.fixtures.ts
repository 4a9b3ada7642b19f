import type { ForgotPasswordError } from './ForgotPassword.tsx';

export const errors = {
  emailNotFound: { kind: 'emailNotFound' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in ForgotPasswordError['kind']]: Extract<ForgotPasswordError, { kind: Kind }> };
