import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { PasskeyDialog, type PasskeyDialogState } from './PasskeyDialog.tsx';

const states = {
  add: { status: 'add', name: 'Chrome（Windows）' },
  rename: { status: 'rename', passkeyId: 'passkey-1', name: 'MacBook' },
} as const satisfies {
  [S in PasskeyDialogState['status']]: Extract<PasskeyDialogState, { status: S }>;
};

const meta = {
  component: PasskeyDialog,
  args: { state: states.add, onAdd: fn(), onRename: fn(), onClose: fn() },
} satisfies Meta<typeof PasskeyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Add: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const common = translatorOf({ globals }, 'common');
    const dialog = await dialogNamed(t('passkeys.dialog.add'));
    const name = dialog.getByRole('textbox', { name: t('passkeys.dialog.name') });
    await userEvent.clear(name);
    await userEvent.type(name, 'MacBook');
    await userEvent.type(dialog.getByLabelText(common('passwordField.current')), 'Office#2026');
    await userEvent.click(dialog.getByRole('button', { name: t('passkeys.dialog.addSubmit') }));
    const values = { name: 'MacBook', currentPassword: 'Office#2026' };
    await expect(args.onAdd).toHaveBeenCalledWith(values);
    await userEvent.keyboard('{Escape}');
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

export const WithoutName: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const dialog = await dialogNamed(t('passkeys.dialog.add'));
    const name = dialog.getByRole('textbox', { name: t('passkeys.dialog.name') });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: t('passkeys.dialog.addSubmit') }));
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Adding: Story = { args: { submitting: true } };

export const Cancelled: Story = {
  args: {
    error: { kind: 'other', text: 'パスキーは追加されませんでした。 No passkey was added.' },
  },
};

export const Rename: Story = {
  args: { state: states.rename },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'settings');
    const dialog = await dialogNamed(t('passkeys.dialog.rename'));
    const name = dialog.getByRole('textbox', { name: t('passkeys.dialog.name') });
    await userEvent.type(name, ' Pro{Enter}');
    const renamed = { passkeyId: 'passkey-1', name: 'MacBook Pro' };
    await expect(args.onRename).toHaveBeenCalledWith(renamed);
  },
};
