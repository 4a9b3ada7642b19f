import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { longRoomName, others } from '../voice.fixtures.ts';
import { VoicePrompts } from '../VoicePrompts/index.ts';
import { WaitForSlot, type FullRoom } from './WaitForSlot.tsx';

const room: FullRoom = {
  roomId: 'komorebi',
  name: 'トークエリア こもれび',
  status: 'full',
  participants: others,
};

const meta = {
  component: WaitForSlot,
  args: { room, onWait: fn(), onDismiss: fn() },
  render: (args) => (
    <VoicePrompts>
      <WaitForSlot {...args} />
    </VoicePrompts>
  ),
} satisfies Meta<typeof WaitForSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  render: function Waiting(args) {
    const [status, setStatus] = useState<FullRoom['status']>('full');
    return (
      <VoicePrompts>
        <WaitForSlot {...args} room={{ ...room, status }} onWait={() => setStatus('waiting')} />
      </VoicePrompts>
    );
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('wait.wait') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('wait.waiting', { name: room.name }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('wait.stop') }));
    await expect(args.onDismiss).toHaveBeenCalledWith({ roomId: 'komorebi' });
  },
};

export const Full: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'voice');
    await userEvent.click(canvas.getByRole('button', { name: t('wait.dismiss') }));
    await expect(args.onDismiss).toHaveBeenCalledWith({ roomId: 'komorebi' });
  },
};

export const LongText: Story = {
  args: { room: { ...room, name: longRoomName, status: 'waiting' } },
};
