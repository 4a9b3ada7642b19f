import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { framed } from '../../stories/modes.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  component: AlertDialog,
  parameters: framed,
  args: {
    open: true,
    title: 'Delete the room “Morning”?',
    description: 'Its messages and files are deleted for all 8 members.',
    confirmLabel: 'Delete room',
    cancelLabel: 'Keep room',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SafeChoiceFirst: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: /Delete the room/ });
    await expect(dialog).toHaveAccessibleDescription(/all 8 members/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep room' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Delete room' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Delete room' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const OneAnswer: Story = {
  globals: { locale: 'ja' },
  args: {
    title: '通話が終了しました',
    description: '一人の状態が15分続いたため、音声チャットを終了しました。',
    confirmLabel: '閉じる',
    cancelLabel: undefined,
    danger: false,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: '閉じる' })).toHaveFocus());
  },
};
