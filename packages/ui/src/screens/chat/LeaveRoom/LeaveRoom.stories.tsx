import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { LeaveRoom, type LeaveRoomState } from './LeaveRoom.tsx';

const states = {
  ready: { status: 'ready' },
  conversation: { status: 'conversation' },
  admin: { status: 'admin' },
  alone: { status: 'alone' },
} satisfies { [S in LeaveRoomState['status']]: Extract<LeaveRoomState, { status: S }> };

const meta = {
  component: LeaveRoom,
  decorators: [inPanel],
  args: {
    open: true,
    name: '開発チーム',
    state: states.ready,
    onLeave: fn(),
    onChooseMember: fn(),
    onDeleteRoom: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof LeaveRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsMember: Story = {
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await screen.findByRole('button', { name: t('leaveRoom.confirm') }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Conversation: Story = {
  args: { state: states.conversation, name: '高橋 蓮、小林 芽衣' },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(await screen.findByText(t('leaveRoom.conversationDescription'))).toBeVisible();
    const confirm = screen.getByRole('button', { name: t('leaveRoom.conversationConfirm') });
    await userEvent.click(confirm);
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const AsAdmin: Story = {
  args: { state: states.admin },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await screen.findByRole('button', { name: t('leaveRoom.chooseMember') }));
    await expect(args.onChooseMember).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const Alone: Story = {
  args: { state: states.alone },
  play: async ({ args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await screen.findByRole('button', { name: t('leaveRoom.delete') }));
    await expect(args.onDeleteRoom).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { error: { text: '退出できませんでした。 You could not leave.' } },
};

export const Submitting: Story = { args: { submitting: true } };
