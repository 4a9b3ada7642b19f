import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import {
  ResetPassword,
  type ResetPasswordError,
  type ResetPasswordState,
} from './ResetPassword.tsx';

const states = {
  ready: { status: 'ready' },
  complete: { status: 'complete' },
} satisfies {
  [Status in ResetPasswordState['status']]: Extract<ResetPasswordState, { status: Status }>;
};

const errors = {
  incorrectCurrent: { kind: 'incorrectCurrent' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in ResetPasswordError['kind']]: Extract<ResetPasswordError, { kind: Kind }> };

const meta = {
  component: ResetPassword,
  decorators: [inAuthLayout],
  args: { state: states.ready, email: 'aoi@sakura.example', onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Submits: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(common('passwordField.current')), 'Office#2026');
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), 'Garden#2027');
    await userEvent.type(canvas.getByLabelText(common('passwordField.confirm')), 'Garden#2027');
    await userEvent.click(canvas.getByRole('button', { name: t('resetPassword.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Office#2026',
      newPassword: 'Garden#2027',
      signOutOthers: true,
    });
  },
};

export const Closes: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.click(canvas.getByRole('button', { name: t('resetPassword.cancel') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const IncorrectCurrent: Story = {
  args: { error: errors.incorrectCurrent },
  play: async ({ canvas, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await expect(await canvas.findByText(common('passwordField.incorrect'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByLabelText(common('passwordField.current'))).toHaveFocus(),
    );
  },
};

export const OtherError: Story = { args: { error: errors.other } };

export const Complete: Story = { args: { state: states.complete } };

export const LongText: Story = {
  args: { error: { kind: 'other', text: 'エラー Error '.repeat(30) } },
};
