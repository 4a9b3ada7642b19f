import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { messages } from '../UnsentMessages/UnsentMessages.fixtures.ts';
import { FormerRoom } from './FormerRoom.tsx';

const meta = {
  component: FormerRoom,
  decorators: [inPanel],
  args: { type: 'CHANNEL', unsent: [], onCopy: fn(), onDiscard: fn(), onBack: fn() },
} satisfies Meta<typeof FormerRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Channel: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('room.backToList') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const WithUnsentMessages: Story = {
  args: { unsent: messages },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const list = canvas.getByRole('list', { name: t('unsent.title') });
    await expect(list.children).toHaveLength(messages.length);
  },
};

export const Direct: Story = { args: { type: 'DIRECT' } };
