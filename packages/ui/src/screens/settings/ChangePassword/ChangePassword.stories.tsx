import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { ChangePassword } from './ChangePassword.tsx';

const meta = {
  component: ChangePassword,
  decorators: [inPanel],
  args: { onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof ChangePassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(common('passwordField.current')), 'Office#2026');
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), 'Sakura-88');
    await userEvent.type(canvas.getByLabelText(common('passwordField.confirm')), 'Sakura-88');
    await userEvent.click(canvas.getByRole('button', { name: t('savePassword') }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      currentPassword: 'Office#2026',
      newPassword: 'Sakura-88',
      signOutOthers: true,
    });
  },
};

export const KeepsOtherDevices: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(common('passwordField.current')), 'Office#2026');
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), 'Sakura-88');
    await userEvent.type(canvas.getByLabelText(common('passwordField.confirm')), 'Sakura-88');
    await userEvent.click(
      canvas.getByRole('checkbox', { name: common('passwordField.signOutOthers') }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('savePassword') }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ signOutOthers: false }),
    );
  },
};

export const LongPasswordRequired: Story = {
  args: { minLength: 12 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const common = translatorOf({ globals }, 'common');
    await expect(canvas.getByText(common('validation.passwordLength', { min: 12 }))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(common('passwordField.current')), 'Office#2026');
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), 'Sakura-8888');
    await userEvent.type(canvas.getByLabelText(common('passwordField.confirm')), 'Sakura-8888');
    await userEvent.click(canvas.getByRole('button', { name: t('savePassword') }));
    await expect(await canvas.findByText(common('validation.password'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Mismatch: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await userEvent.type(canvas.getByLabelText(common('passwordField.current')), 'Office#2026');
    await userEvent.type(canvas.getByLabelText(common('passwordField.new')), 'Sakura-88');
    await userEvent.type(
      canvas.getByLabelText(common('passwordField.confirm')),
      'Sakura-89{Enter}',
    );
    await expect(await canvas.findByText(common('validation.passwordMismatch'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submitting: true } };

export const IncorrectPassword: Story = {
  args: { result: { status: 'incorrectPassword' } },
  play: async ({ canvas, globals }) => {
    const common = translatorOf({ globals }, 'common');
    await expect(await canvas.findByText(common('passwordField.incorrect'))).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByLabelText(common('passwordField.current'))).toHaveFocus(),
    );
  },
};

export const Saved: Story = { args: { result: { status: 'saved' } } };

export const SaveFailed: Story = { args: { result: { status: 'failed' } } };
