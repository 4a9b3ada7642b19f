import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { meetingChat } from './ChatRoom.fixtures.ts';
import { ChatRoom } from './ChatRoom.tsx';

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: { state: meetingChat, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name and members follow the meeting, so that the menu has no actions for them. */
export const Meeting: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(await canvas.findByRole('button', { name: t('room.menu') }));
    await screen.findByRole('menuitem', { name: t('room.showMembers') });
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    for (const key of ['invite', 'edit', 'leave', 'delete']) {
      expect(items).not.toContain(t(`room.${key}`));
    }
    await userEvent.click(screen.getByRole('menuitem', { name: t('room.mute') }));
    await expect(args.onMute).toHaveBeenCalledWith({ muted: true });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: t('room.members', { count: 4 }) }));
    await expect(args.onOpenMembers).toHaveBeenCalledOnce();
  },
};
