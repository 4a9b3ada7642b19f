import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { ForgotPassword, type ForgotPasswordError } from './ForgotPassword.tsx';

const errors = {
  emailNotFound: { kind: 'emailNotFound' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in ForgotPasswordError['kind']]: Extract<ForgotPasswordError, { kind: Kind }> };

const meta = {
  component: ForgotPassword,
  decorators: [inAuthLayout],
  args: { onSubmit: fn() },
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submits: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.type(canvas.getByRole('textbox'), 'aoi@sakura.example');
    await userEvent.click(canvas.getByRole('button', { name: t('forgotPassword.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'aoi@sakura.example' });
  },
};

export const NoEmail: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(await canvas.findByText(common('validation.required'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submitting: true, defaultEmail: 'aoi@sakura.example' },
};

export const EmailNotFound: Story = {
  args: { error: errors.emailNotFound, defaultEmail: 'someone@sakura.example' },
};

export const OtherError: Story = {
  args: { error: errors.other, defaultEmail: 'aoi@sakura.example' },
};

export const LongText: Story = {
  args: {
    defaultEmail: `${'aoi.'.repeat(30)}@sakura.example`,
    error: { kind: 'other', text: 'エラー Error '.repeat(20) },
  },
};
