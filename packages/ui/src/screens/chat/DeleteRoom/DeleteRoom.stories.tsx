import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { DeleteRoom } from './DeleteRoom.tsx';

const meta = {
  component: DeleteRoom,
  decorators: [inPanel],
  args: { open: true, name: '開発チーム', onDelete: fn(), onCancel: fn() },
} satisfies Meta<typeof DeleteRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    await expect(
      await screen.findByRole('button', { name: common('confirm.cancel') }),
    ).toHaveFocus();
    const field = screen.getByLabelText(t('deleteRoom.field', { name: '開発チーム' }));
    const confirm = screen.getByRole('button', { name: t('deleteRoom.confirm') });
    await userEvent.type(field, '開発{Enter}');
    await expect(confirm).toBeDisabled();
    await waitFor(() => expect(screen.getByText(t('deleteRoom.mismatch'))).toBeVisible());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.type(field, 'チーム');
    await userEvent.click(confirm);
    await expect(args.onDelete).toHaveBeenCalledWith({ name: '開発チーム' });
  },
};

export const Cancelled: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: { text: '削除できませんでした。 It could not be deleted.' } },
};

export const LongName: Story = {
  args: { name: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム連絡用' },
};

export const Submitting: Story = { args: { submitting: true } };
