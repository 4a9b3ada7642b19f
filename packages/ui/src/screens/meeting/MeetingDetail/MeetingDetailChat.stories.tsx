import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, detail } from '../meeting.fixtures.ts';
import { MeetingDetail } from './MeetingDetail.tsx';

const meta = {
  component: MeetingDetail,
  decorators: [inPanel],
  args: {
    state: { status: 'ready', meeting: detail },
    myUserId: 'aoi',
    clock,
    chat: { unreadMessages: 3, onOpen: fn() },
    onAnswer: fn(),
    onJoin: fn(),
    onLeave: fn(),
    onExtend: fn(),
    onEnd: fn(),
    onEdit: fn(),
    onCancel: fn(),
    onCopy: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MeetingDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByText(t('detail.unread', { count: 3 }))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('detail.openChat') }));
    await expect(args.chat?.onOpen).toHaveBeenCalledOnce();
  },
};

/** The chat stays after the meeting. */
export const Ended: Story = {
  args: {
    state: { status: 'ready', meeting: { ...detail, status: 'ENDED' } },
    chat: { unreadMessages: 0, onOpen: fn() },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'meeting');
    await expect(canvas.getByRole('button', { name: t('detail.openChat') })).toBeVisible();
    await expect(canvas.queryByText(t('detail.unread', { count: 0 }))).not.toBeInTheDocument();
  },
};
