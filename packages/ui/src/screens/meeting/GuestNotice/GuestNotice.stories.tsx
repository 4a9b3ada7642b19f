import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { GuestNotice } from './GuestNotice.tsx';

const guest = { guestId: 'g-1', meetingId: 'weekly', name: '山本 恵', meetingTitle: '週次定例' };

const meta = {
  component: GuestNotice,
  args: { guest, onAdmit: fn(), onDeny: fn(), onOpen: fn(), onDismiss: fn() },
} satisfies Meta<typeof GuestNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneGuest: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(canvas.getByRole('button', { name: t('guests.admit') }));
    await expect(args.onAdmit).toHaveBeenCalledWith(guest);
    await userEvent.click(canvas.getByRole('button', { name: t('guests.deny') }));
    await expect(args.onDeny).toHaveBeenCalledWith(guest);
  },
};

export const MoreGuests: Story = {
  args: { more: 2 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await userEvent.click(
      canvas.getByRole('button', { name: t('guestNotice.more', { count: 2 }) }),
    );
    await expect(args.onOpen).toHaveBeenCalledWith(guest);
  },
};

export const Answering: Story = { args: { answering: true } };

export const None: Story = {
  args: { guest: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
