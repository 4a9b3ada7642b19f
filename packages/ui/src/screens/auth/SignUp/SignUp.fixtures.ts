import type { SignUpError, SignUpState } from './SignUp.types.ts';

const email = 'mei@sakura.example';

export const states = {
  loading: { status: 'loading' },
  uninvited: { status: 'uninvited' },
  invalid: { status: 'invalid' },
  expired: { status: 'expired' },
  registered: { status: 'registered', email },
  ready: { status: 'ready', email },
  error: { status: 'error' },
  complete: { status: 'complete', name: '高橋 芽衣' },
} satisfies { [Status in SignUpState['status']]: Extract<SignUpState, { status: Status }> };

export const errors = {
  emailRegistered: { kind: 'emailRegistered' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in SignUpError['kind']]: Extract<SignUpError, { kind: Kind }> };

export const aboutTheName = {
  kind: 'other',
  field: 'nameKanji',
  text: 'この氏名は使えません。 This name cannot be used.',
} satisfies SignUpError;
