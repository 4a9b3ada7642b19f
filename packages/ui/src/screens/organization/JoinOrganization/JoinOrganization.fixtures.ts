import type { JoinOrganizationState } from './JoinOrganization.tsx';

const organization = { name: 'Sakura Works', avatarUrl: null };
const email = 'mei@sakura.example';

export const states = {
  loading: { status: 'loading' },
  valid: { status: 'valid', organization, inviterName: '藤原 葵', email },
  signedOut: {
    status: 'signedOut',
    organization,
    inviterName: '藤原 葵',
    email,
    registered: true,
  },
  expired: { status: 'expired' },
  invalid: { status: 'invalid' },
  replaced: { status: 'replaced' },
  withdrawn: { status: 'withdrawn' },
  alreadyMember: { status: 'alreadyMember', organization },
  wrongAccount: {
    status: 'wrongAccount',
    organization,
    invitedEmail: email,
    currentEmail: 'ren@sakura.example',
  },
  error: { status: 'error' },
} satisfies {
  [Status in JoinOrganizationState['status']]: Extract<JoinOrganizationState, { status: Status }>;
};

export const longText = {
  ...states.valid,
  organization: {
    name: '国際的な働き方とバーチャルオフィスの未来を考える合同研究機構',
    avatarUrl: null,
  },
  inviterName: 'Wolfeschlegelsteinhausenbergerdorff Maximilian Alexander',
  email: `${'very-long-address.'.repeat(6)}@institute.example`,
} satisfies JoinOrganizationState;
