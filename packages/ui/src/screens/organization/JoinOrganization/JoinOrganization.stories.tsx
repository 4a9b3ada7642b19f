import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { JoinOrganization, type JoinOrganizationState } from './JoinOrganization.tsx';

const organization = { name: 'Sakura Works', avatarUrl: null };
const email = 'mei@sakura.example';

const states = {
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

const longText = {
  ...states.valid,
  organization: {
    name: '国際的な働き方とバーチャルオフィスの未来を考える合同研究機構',
    avatarUrl: null,
  },
  inviterName: 'Wolfeschlegelsteinhausenbergerdorff Maximilian Alexander',
  email: `${'very-long-address.'.repeat(6)}@institute.example`,
} satisfies JoinOrganizationState;

const meta = {
  component: JoinOrganization,
  decorators: [inAuthLayout],
  args: {
    state: states.valid,
    onJoin: fn(),
    onOpen: fn(),
    onSwitchAccount: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof JoinOrganization>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    const title = t('join.valid', { organization: 'Sakura Works' });
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('join.submit') }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const Joining: Story = {
  args: { joining: true },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await userEvent.click(canvas.getByRole('button', { name: t('join.submitting') }));
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: { text: 'この組織は利用人数の上限に達しています。 The organisation is full.' } },
};

export const SignedOut: Story = { args: { state: states.signedOut } };

export const SignedOutAndNew: Story = {
  args: { state: { ...states.signedOut, registered: false } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await expect(canvas.getByRole('link', { name: t('join.signUp') })).toHaveAttribute(
      'href',
      '/auth/sign-up',
    );
  },
};

export const Checking: Story = { args: { state: states.loading } };

export const Expired: Story = { args: { state: states.expired } };

export const Invalid: Story = {
  args: { state: states.invalid },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    const link = canvas.getByRole('link', { name: t('join.backToOrganizations') });
    await expect(link).toHaveAttribute('href', '/organization');
  },
};

/** Signed out: hides the link back to the metaverse. */
export const InvalidAndSignedOut: Story = {
  args: { state: states.invalid, signedOut: true },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    const link = canvas.getByRole('link', { name: t('join.goToSignIn') });
    await expect(link).toHaveAttribute('href', '/auth/sign-in');
  },
};

export const AlreadyMember: Story = {
  args: { state: states.alreadyMember },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await userEvent.click(canvas.getByRole('button', { name: t('join.open') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const WrongAccount: Story = {
  args: { state: states.wrongAccount },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await userEvent.click(canvas.getByRole('button', { name: t('join.switchAccount') }));
    await expect(args.onSwitchAccount).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'organization');
    await userEvent.click(canvas.getByRole('button', { name: t('join.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: longText } };
