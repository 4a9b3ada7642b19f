import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { translatorOf } from '../../stories/texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: framed,
  args: {
    open: true,
    title: '会議室「梅」に入りますか？',
    description: '会議が進行中です。入室すると参加者に表示されます。',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One button; cancelled with Escape only. */
export const Defaults: Story = {
  args: { title: undefined, description: 'オフィスから退出しました。', cancelLabel: null },
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
  args: { confirmLabel: '入室する', cancelLabel: 'キャンセル' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'キャンセル' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Both buttons hidden; only Escape closes the dialog. */
export const NoButtons: Story = {
  args: { confirmLabel: null, cancelLabel: null },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = {
  args: {
    danger: true,
    title: 'Unlink Google?',
    description: 'You will no longer have your Google events in this office.',
    confirmLabel: 'Unlink',
    cancelLabel: 'Cancel',
  },
};

export const LongText: Story = {
  args: {
    title:
      '第二開発本部プラットフォーム推進室の定例会議が行われている大会議室「富士」に入室しますか？',
    description:
      '入室すると、参加者全員の画面にあなたの名前が表示されます。マイクとカメラはオフの状態で始まります。\n\nYou can leave the room at any time from the panel or by walking out of the door.',
    confirmLabel: '入室して会議に参加する',
    cancelLabel: '今は入室しない',
  },
};
