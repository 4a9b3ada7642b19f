import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: framed,
  args: {
    isOpen: true,
    title: '会議室「梅」に入りますか？',
    description: '会議が進行中です。入室すると参加者に表示されます。',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults of the specification: one button, cancelled with Escape only. */
export const Defaults: Story = {
  args: { title: undefined, description: 'オフィスから退出しました。' },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    const dialog = await screen.findByRole('alertdialog', { name: t('confirm.title') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      screen.queryByRole('button', { name: t('confirm.cancel') }),
    ).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('confirm.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const TwoChoices: Story = {
  args: { hiddenCancelBtn: false, confirmText: '入室する', cancelText: 'キャンセル' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'キャンセル' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Both buttons hidden; only Escape closes the dialog. */
export const NoButtons: Story = {
  args: { hiddenConfirmBtn: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: {
    hiddenCancelBtn: false,
    danger: true,
    title: 'Unlink Google?',
    description: 'You will no longer have your Google events in this office.',
    confirmText: 'Unlink',
    cancelText: 'Cancel',
  },
};

export const LongText: Story = {
  args: {
    hiddenCancelBtn: false,
    title:
      '第二開発本部プラットフォーム推進室の定例会議が行われている大会議室「富士」に入室しますか？',
    description:
      '入室すると、参加者全員の画面にあなたの名前が表示されます。マイクとカメラはオフの状態で始まります。\n\nYou can leave the room at any time from the panel or by walking out of the door.',
    confirmText: '入室して会議に参加する',
    cancelText: '今は入室しない',
  },
};
