import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import listMeta from './ChatRoomList.stories.tsx';
import { ChatRoomList } from './ChatRoomList.tsx';

const meta = {
  ...listMeta,
  component: ChatRoomList,
} satisfies Meta<typeof ChatRoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scheduled: Story = {
  args: { scheduled: { href: '/chat-room?view=scheduled', count: 2 } },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const link = await canvas.findByRole('link', { name: t('scheduled.count', { count: 2 }) });
    await expect(link).toHaveAttribute('href', '/chat-room?view=scheduled');
  },
};

export const DueReminders: Story = {
  args: { dueReminders: 3 },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(
      await canvas.findByText(t('reminders.dueCount', { count: 3 })),
    ).toBeInTheDocument();
  },
};
