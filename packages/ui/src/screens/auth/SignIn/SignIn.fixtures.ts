import type { SignInError } from './SignIn.tsx';

export const errors = {
  emailNotFound: { kind: 'emailNotFound' },
  incorrectPassword: { kind: 'incorrectPassword' },
  accountLocked: { kind: 'accountLocked', until: '2026-11-20T00:15:00.000Z' },
  accountBlocked: { kind: 'accountBlocked' },
  ipBlacklisted: { kind: 'ipBlacklisted' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in SignInError['kind']]: Extract<SignInError, { kind: Kind }> };

export const lastAttempts = {
  kind: 'incorrectPassword',
  remainingAttempts: 2,
} satisfies SignInError;

export const longEmail = `${'aoi.fujiwara.no.kamatari.'.repeat(6)}@sakura-works-headquarters.example`;
