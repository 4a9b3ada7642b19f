import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { ConfirmIdentity, type ConfirmIdentityState } from './ConfirmIdentity.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: { status: 'ready', methods: ['PASSWORD'] },
} as const satisfies {
  [S in ConfirmIdentityState['status']]: Extract<ConfirmIdentityState, { status: S }>;
};

const meta = {
  component: ConfirmIdentity,
  args: {
    state: states.ready,
    onSubmitPassword: fn(),
    onSubmitCode: fn(),
    onPasskey: fn(),
    onSignInAgain: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmIdentity>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Password: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-auth');
    const common = translatorOf({ globals }, 'common');
    const dialog = await dialogNamed(t('confirm.title'));
    const confirm = dialog.getByRole('button', { name: t('confirm.submit') });
    await userEvent.click(confirm);
    await expect(args.onSubmitPassword).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(common('passwordField.current')), 'Office#2026');
    await userEvent.click(confirm);
    await expect(args.onSubmitPassword).toHaveBeenCalledWith({ currentPassword: 'Office#2026' });
    await userEvent.click(dialog.getByRole('button', { name: t('confirm.cancel') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WrongPassword: Story = {
  args: { error: { kind: 'wrongPassword' } },
  play: async ({ globals }) => {
    const common = translatorOf({ globals }, 'common');
    await expect(await screen.findByText(common('passwordField.incorrect'))).toBeVisible();
  },
};

export const Code: Story = {
  args: { state: { status: 'ready', methods: ['CODE'] } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-auth');
    const dialog = await dialogNamed(t('confirm.title'));
    await userEvent.type(dialog.getByLabelText(t('confirm.codeLabel.app')), '042719{Enter}');
    await expect(args.onSubmitCode).toHaveBeenCalledWith({ code: '042719' });
    await userEvent.click(dialog.getByRole('button', { name: t('confirm.switch.recovery') }));
    await userEvent.type(
      dialog.getByLabelText(t('confirm.codeLabel.recovery')),
      'k3pxp-jbswy{Enter}',
    );
    await expect(args.onSubmitCode).toHaveBeenLastCalledWith({ code: 'k3pxp-jbswy' });
  },
};

export const WrongCode: Story = {
  args: { state: { status: 'ready', methods: ['CODE'] }, error: { kind: 'wrongCode' } },
  play: async ({ globals }) => {
    const t = translatorOf({ globals }, 'admin-auth');
    await expect(await screen.findByText(t('confirm.wrongCode'))).toBeVisible();
  },
};

export const Passkey: Story = {
  args: {
    state: { status: 'ready', methods: ['PASSKEY', 'CODE'] },
    error: { kind: 'passkeyCancelled' },
  },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-auth');
    const dialog = await dialogNamed(t('confirm.title'));
    await expect(dialog.getByText(t('confirm.passkeyCancelled'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('confirm.usePasskey') }));
    await expect(args.onPasskey).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('confirm.switch.app') }));
    await expect(dialog.queryByText(t('confirm.passkeyCancelled'))).toBeNull();
    await expect(dialog.getByLabelText(t('confirm.codeLabel.app'))).toHaveFocus();
  },
};

export const Blocked: Story = {
  args: {
    error: { kind: 'other', text: 'パスワードの間違いが続いたため、15分後にお試しください。' },
  },
};

/** The account has neither a password nor another way to confirm. */
export const SignInAgain: Story = {
  args: { state: { status: 'ready', methods: [] } },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-auth');
    const dialog = await dialogNamed(t('confirm.title'));
    await userEvent.click(dialog.getByRole('button', { name: t('confirm.signInAgain') }));
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-auth');
    const common = translatorOf({ globals }, 'common');
    const dialog = await dialogNamed(t('confirm.title'));
    await userEvent.click(dialog.getByRole('button', { name: common('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { submitting: true } };
