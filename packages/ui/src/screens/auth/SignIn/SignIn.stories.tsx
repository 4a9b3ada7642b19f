import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inAuthLayout } from '../../../patterns/AuthLayout/AuthLayout.decorator.tsx';
import { SignIn, type SignInError } from './SignIn.tsx';

const errors = {
  emailNotFound: { kind: 'emailNotFound' },
  incorrectPassword: { kind: 'incorrectPassword' },
  accountLocked: { kind: 'accountLocked', until: '2026-11-20T00:15:00.000Z' },
  accountBlocked: { kind: 'accountBlocked' },
  ipBlacklisted: { kind: 'ipBlacklisted' },
  passkeyCancelled: { kind: 'passkeyCancelled' },
  passkeyUnsupported: { kind: 'passkeyUnsupported' },
  ssoRequired: { kind: 'ssoRequired' },
  other: { kind: 'other', text: '通信できませんでした。 The network could not be reached.' },
} satisfies { [Kind in SignInError['kind']]: Extract<SignInError, { kind: Kind }> };

const lastAttempts = {
  kind: 'incorrectPassword',
  remainingAttempts: 2,
} satisfies SignInError;

const longEmail = `${'aoi.fujiwara.no.kamatari.'.repeat(6)}@sakura-works-headquarters.example`;

const meta = {
  component: SignIn,
  decorators: [inAuthLayout],
  args: { onSubmit: fn(), onEmailChange: fn(), onPasskey: fn(), onSso: fn() },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Submits: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.type(canvas.getByLabelText(t('field.email')), ' aoi@sakura.example');
    await userEvent.type(canvas.getByLabelText(t('field.password')), 'Office#2026');
    await expect(args.onEmailChange).toHaveBeenLastCalledWith({ email: 'aoi@sakura.example' });
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: t('signIn.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'aoi@sakura.example',
      password: 'Office#2026',
      staySignedIn: true,
    });
  },
};

export const SignsInWithPasskey: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: t('signIn.passkey') }));
    await expect(args.onPasskey).toHaveBeenCalledWith({ staySignedIn: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The button for the company account needs an email address, but no password. */
export const SignsInWithCompanyAccount: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    const button = canvas.getByRole('button', { name: t('signIn.sso') });
    await userEvent.click(button);
    await expect(await canvas.findByText(common('validation.required'))).toBeVisible();
    await expect(args.onSso).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(t('field.email')), 'aoi@sakura.example');
    await userEvent.click(button);
    await waitFor(() =>
      expect(args.onSso).toHaveBeenCalledWith({ email: 'aoi@sakura.example', staySignedIn: false }),
    );
  },
};

export const SsoPending: Story = {
  args: { ssoPending: true, defaultEmail: 'aoi@sakura.example' },
};

export const SsoRequired: Story = {
  args: { error: errors.ssoRequired, defaultEmail: 'aoi@sakura.example' },
};

export const PasskeyPending: Story = { args: { passkeyPending: true } };

export const PasskeyCancelled: Story = { args: { error: errors.passkeyCancelled } };

export const PasskeyUnsupported: Story = { args: { error: errors.passkeyUnsupported } };

export const ChecksWhenLeavingAField: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    const email = canvas.getByLabelText(t('field.email'));
    await userEvent.type(email, 'aoi@');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(await canvas.findByText(common('validation.email'))).toBeVisible();
    await expect(email).toHaveAccessibleDescription(common('validation.email'));
    await userEvent.type(email, 'sakura.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const FocusesTheFirstWrongField: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('signIn.submit') }));
    await expect(await canvas.findAllByText(common('validation.required'))).toHaveLength(2);
    await waitFor(() => expect(canvas.getByLabelText(t('field.email'))).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const common = translatorOf({ globals }, 'common');
    const password = canvas.getByLabelText(t('field.password'));
    await userEvent.type(password, 'Office#2026');
    await userEvent.click(canvas.getByRole('button', { name: common('passwordField.show') }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: common('passwordField.hide') }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};

export const Submitting: Story = {
  args: { submitting: true, defaultEmail: 'aoi@sakura.example' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await userEvent.type(canvas.getByLabelText(t('field.password')), 'Office#2026{Enter}');
    const button = canvas.getByRole('button', { name: t('signIn.submitting') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EmailNotFound: Story = {
  args: { error: errors.emailNotFound, defaultEmail: 'someone@sakura.example' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const email = canvas.getByLabelText(t('field.email'));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveValue('someone@sakura.example');
    await expect(email).toHaveAccessibleDescription(t('signIn.emailNotFound'));
  },
};

export const IncorrectPassword: Story = {
  args: { error: errors.incorrectPassword, defaultEmail: 'aoi@sakura.example' },
};

export const LastAttempts: Story = {
  args: { error: lastAttempts, defaultEmail: 'aoi@sakura.example' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('signIn.remainingAttempts', { count: 2 }),
    );
    await waitFor(() => expect(canvas.getByLabelText(t('field.password'))).toHaveFocus());
  },
};

/** The message says that the lock expires automatically and that a new password removes it. */
export const AccountLocked: Story = {
  args: { error: errors.accountLocked, defaultEmail: 'aoi@sakura.example' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(t('signIn.accountLocked'));
    await expect(alert).toHaveTextContent(/2026\/11\/\d{2} - \d{2}:15/);
    const reset = within(alert).getByRole('link', { name: t('signIn.resetPassword') });
    await expect(reset).toHaveAttribute('href', '/auth/forgot-password');
  },
};

export const AccountBlocked: Story = {
  args: { error: errors.accountBlocked, defaultEmail: 'aoi@sakura.example' },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'auth');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('signIn.accountBlocked'));
  },
};

export const IpBlacklisted: Story = {
  args: { error: errors.ipBlacklisted, defaultEmail: 'aoi@sakura.example' },
};

export const OtherError: Story = {
  args: { error: errors.other, defaultEmail: 'aoi@sakura.example' },
};

export const WithNotice: Story = {
  args: { notice: '自動的にサインアウトしました。 Your session has ended.' },
};

export const LongText: Story = {
  args: { defaultEmail: longEmail, notice: longEmail, error: { kind: 'other', text: longEmail } },
};
