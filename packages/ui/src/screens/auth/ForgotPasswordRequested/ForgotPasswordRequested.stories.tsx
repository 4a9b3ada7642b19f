import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { ForgotPasswordRequested } from './ForgotPasswordRequested.tsx';

const email = 'aoi@sakura.example';
const longEmail = `${'aoi.fujiwara.no.kamatari.'.repeat(5)}@sakura-works.example`;

const meta = {
  component: ForgotPasswordRequested,
  decorators: [inAuthLayout],
  args: { email, onResend: fn() },
} satisfies Meta<typeof ForgotPasswordRequested>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await expect(canvas.getByText(email)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: t('forgotPasswordRequested.resend') }),
    );
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Resending: Story = { args: { resending: true } };

export const UnknownAddress: Story = { args: { email: undefined, onResend: undefined } };

export const LongText: Story = { args: { email: longEmail } };
