import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { VerifyNewIp, type VerifyNewIpError } from './VerifyNewIp.tsx';

const clock = Date.UTC(2026, 10, 20, 0, 0, 0);
const now = () => clock;

const second = 1000;

const fresh = {
  email: 'aoi@sakura.example',
  codeExpiresAt: clock + 294 * second,
  resendAt: clock + 24 * second,
};
const resendable = { ...fresh, resendAt: clock - second };
const lastSeconds = {
  ...fresh,
  codeExpiresAt: clock + 42 * second,
  resendAt: clock - second,
};
const expired = { ...fresh, codeExpiresAt: clock - second, resendAt: clock - second };

const errors = {
  wrongCode: { kind: 'wrongCode' },
  expired: { kind: 'expired' },
  ipBlacklisted: { kind: 'ipBlacklisted' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in VerifyNewIpError['kind']]: Extract<VerifyNewIpError, { kind: Kind }> };

const meta = {
  component: VerifyNewIp,
  decorators: [inAuthLayout],
  args: { ...fresh, now, onSubmit: fn(), onResend: fn() },
} satisfies Meta<typeof VerifyNewIp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = {
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await expect(canvas.getByText(t('verifyNewIp.expiresIn', { time: '4:54' }))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t('verifyNewIp.resend') }),
    ).not.toBeInTheDocument();
  },
};

export const Submits: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.type(canvas.getByLabelText(t('verifyNewIp.code')), '０4-27');
    await userEvent.click(canvas.getByRole('button', { name: t('verifyNewIp.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '0427' });
  },
};

export const TypesAtOnce: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const code = canvas.getByLabelText(t('verifyNewIp.code'));
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('0427');
    await expect(code).toHaveValue('0427');
  },
};

export const PastesACode: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const code = canvas.getByLabelText(t('verifyNewIp.code'));
    await userEvent.click(code);
    await userEvent.paste('12 34 56');
    await expect(code).toHaveValue('1234');
  },
};

export const TooFewDigits: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    const code = canvas.getByLabelText(t('verifyNewIp.code'));
    await userEvent.type(code, '12{Enter}');
    await expect(await canvas.findByText(common('validation.verificationCode'))).toBeVisible();
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('12');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Resendable: Story = {
  args: resendable,
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.click(canvas.getByRole('button', { name: t('verifyNewIp.resend') }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Resending: Story = { args: { ...resendable, resending: true } };

export const Resent: Story = { args: { resent: true } };

export const LastSeconds: Story = { args: lastSeconds };

export const Submitting: Story = { args: { submitting: true } };

export const WrongCode: Story = {
  args: { error: errors.wrongCode },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const code = canvas.getByLabelText(t('verifyNewIp.code'));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(t('verifyNewIp.wrongCode'));
  },
};

export const LastAttempt: Story = {
  args: { error: { kind: 'wrongCode', remainingAttempts: 1 } },
};

export const TimeIsOver: Story = {
  args: expired,
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await expect(await canvas.findByText(t('verifyNewIp.expired'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('verifyNewIp.resend') }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = { args: { ...expired, error: errors.expired } };

export const IpBlacklisted: Story = {
  args: { error: errors.ipBlacklisted },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('verifyNewIp.ipBlacklisted'));
    await expect(canvas.queryByLabelText(t('verifyNewIp.code'))).not.toBeInTheDocument();
  },
};

export const OtherError: Story = { args: { error: errors.other } };

export const LongText: Story = {
  args: { email: `${'aoi.fujiwara.no.kamatari.'.repeat(5)}@sakura-works.example` },
};
