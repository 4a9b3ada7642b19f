import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import {
  entranceParameters,
  inAdminEntrance,
} from '../../admin/auth/AdminAuthLayout/AdminAuthLayout.decorator.tsx';
import { AdminSignIn } from './AdminSignIn.tsx';

const meta = {
  component: AdminSignIn,
  decorators: [inAdminEntrance],
  parameters: entranceParameters,
  args: { onSubmit: fn(), onEmailChange: fn() },
} satisfies Meta<typeof AdminSignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Submits: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.type(canvas.getByLabelText(t('field.email')), 'aoi@sakura.example');
    await userEvent.type(canvas.getByLabelText(t('field.password')), 'Office#2026');
    await userEvent.click(canvas.getByRole('button', { name: t('adminSignIn.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'aoi@sakura.example',
      password: 'Office#2026',
    });
  },
};

export const NotAdministrator: Story = {
  args: { error: { kind: 'notAdministrator' }, defaultEmail: 'ren@sakura.example' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(t('adminSignIn.notAdministrator'));
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', '/');
  },
};

export const LastAttempts: Story = {
  args: {
    error: { kind: 'incorrectPassword', remainingAttempts: 2 },
    defaultEmail: 'aoi@sakura.example',
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const password = canvas.getByLabelText(t('field.password'));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(t('signIn.incorrectPassword'));
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};

export const AccountLocked: Story = {
  args: { error: { kind: 'accountLocked', until: '2026-11-20T09:15:00.000Z' } },
};

export const AccountBlocked: Story = { args: { error: { kind: 'accountBlocked' } } };

export const IpBlacklisted: Story = { args: { error: { kind: 'ipBlacklisted' } } };

export const EmailNotFound: Story = {
  args: { error: { kind: 'emailNotFound' }, defaultEmail: 'someone@sakura.example' },
};

export const OtherError: Story = {
  args: { error: { kind: 'other', text: '混み合っています。 Try again later.' } },
};

export const SessionEnded: Story = {
  args: { notice: '自動的にサインアウトしました。 Your session has ended.', submitting: true },
};
