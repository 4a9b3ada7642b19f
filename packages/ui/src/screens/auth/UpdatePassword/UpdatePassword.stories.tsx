import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { UpdatePassword, type UpdatePasswordState } from './UpdatePassword.tsx';

const states = {
  loading: { status: 'loading' },
  invalid: { status: 'invalid' },
  expired: { status: 'expired' },
  used: { status: 'used' },
  error: { status: 'error' },
  ready: { status: 'ready', email: 'aoi@sakura.example' },
} satisfies {
  [Status in UpdatePasswordState['status']]: Extract<UpdatePasswordState, { status: Status }>;
};

const meta = {
  component: UpdatePassword,
  decorators: [inAuthLayout],
  args: { state: states.ready, onSubmit: fn(), onRetry: fn() },
} satisfies Meta<typeof UpdatePassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Submits: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), 'Office#2026');
    await userEvent.type(canvas.getByLabelText(common('passwordField.confirm')), 'Office#2026');
    await userEvent.click(canvas.getByRole('button', { name: t('updatePassword.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Office#2026' });
  },
};

export const LongPasswordRequired: Story = {
  args: { state: { ...states.ready, minPasswordLength: 12 } },
  play: async ({ canvas, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const met = () => canvas.queryAllByText(common('passwordField.met'));
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), 'Office#2026');
    await expect(met()).toHaveLength(5);
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), '1');
    await expect(met()).toHaveLength(6);
  },
};

export const RulesTickOff: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    const met = () => canvas.queryAllByText(common('passwordField.met'));
    await expect(met()).toHaveLength(0);
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), 'Offi');
    await expect(met()).toHaveLength(4);
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), '#1');
    await expect(met()).toHaveLength(6);
  },
};

export const Mismatch: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), 'Office#2026');
    await userEvent.type(
      canvas.getByLabelText(common('passwordField.confirm')),
      'Office#2025{Enter}',
    );
    await expect(await canvas.findByText(common('validation.passwordMismatch'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByLabelText(common('passwordField.confirm'))).toHaveFocus(),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const OtherError: Story = {
  args: { error: { text: '通信できませんでした。 The network could not be reached.' } },
};

export const PasswordRefused: Story = {
  args: {
    error: { field: 'password', text: '前と同じパスワードです。 This is your old password.' },
  },
};

export const CheckingTheLink: Story = { args: { state: states.loading } };

export const LinkInvalid: Story = { args: { state: states.invalid } };

export const LinkExpired: Story = { args: { state: states.expired } };

export const LinkUsed: Story = { args: { state: states.used } };

export const LinkNotChecked: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { state: { status: 'ready', email: `${'aoi.'.repeat(30)}@sakura.example` } },
};
