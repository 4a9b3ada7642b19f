import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { VerifyTwoFactor, type VerifyTwoFactorError } from './VerifyTwoFactor.tsx';

const errors = {
  wrongCode: { kind: 'wrongCode' },
  blocked: { kind: 'blocked', until: '2026-11-20T09:15:00.000Z' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies {
  [Kind in VerifyTwoFactorError['kind']]: Extract<VerifyTwoFactorError, { kind: Kind }>;
};

const meta = {
  component: VerifyTwoFactor,
  decorators: [inAuthLayout],
  args: { onSubmit: fn() },
} satisfies Meta<typeof VerifyTwoFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AppCode: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const code = canvas.getByLabelText(t('verifyTwoFactor.code.app'));
    await expect(code).toHaveFocus();
    await userEvent.type(code, '０42 719{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '042719' });
  },
};

export const RecoveryCode: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.click(canvas.getByRole('button', { name: t('verifyTwoFactor.switch.app') }));
    const code = canvas.getByRole('textbox', { name: t('verifyTwoFactor.code.recovery') });
    await userEvent.type(code, ' k3pxp-jbswy {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: 'k3pxp-jbswy' });
  },
};

export const TooFewDigits: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const code = canvas.getByLabelText(t('verifyTwoFactor.code.app'));
    await userEvent.type(code, '123{Enter}');
    await expect(await canvas.findByText(t('verifyTwoFactor.incomplete.app'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InvalidRecoveryCode: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.click(canvas.getByRole('button', { name: t('verifyTwoFactor.switch.app') }));
    const code = canvas.getByRole('textbox', { name: t('verifyTwoFactor.code.recovery') });
    await userEvent.type(code, '12345{Enter}');
    await expect(await canvas.findByText(t('verifyTwoFactor.incomplete.recovery'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const WrongCode: Story = {
  args: { error: errors.wrongCode },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const code = canvas.getByLabelText(t('verifyTwoFactor.code.app'));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(t('verifyTwoFactor.wrongCode'));
  },
};

export const LastAttempt: Story = {
  args: { error: { kind: 'wrongCode', remainingAttempts: 1 } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await expect(
      canvas.getByText(t('verifyTwoFactor.remainingAttempts', { count: 1 })),
    ).toBeVisible();
  },
};

export const Blocked: Story = {
  args: { error: errors.blocked },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await expect(canvas.getByText(t('verifyTwoFactor.blocked'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByLabelText(t('verifyTwoFactor.code.app'))).not.toBeInTheDocument(),
    );
  },
};

export const OtherError: Story = { args: { error: errors.other } };
