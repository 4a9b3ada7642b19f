import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { MarkAllRead } from './MarkAllRead.tsx';

const meta = {
  component: MarkAllRead,
  args: { open: true, count: 128, onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof MarkAllRead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const title = t('markAllRead.title', { count: 128 });
    await expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('markAllRead.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const NothingUnread: Story = {
  args: { count: 0 },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await screen.findByRole('alertdialog', { name: t('markAllRead.nothing') });
    await userEvent.click(screen.getByRole('button'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const OneMessage: Story = { args: { count: 1 } };

export const Submitting: Story = { args: { submitting: true } };

export const Failed: Story = { args: { error: {} } };
