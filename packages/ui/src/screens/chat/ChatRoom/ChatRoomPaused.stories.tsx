import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReachabilityProvider } from '../../../patterns/ReachabilityProvider/index.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { clock } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { direct, group } from './ChatRoom.fixtures.ts';
import { ChatRoom } from './ChatRoom.tsx';

const ren = {
  statusLine: { emoji: '🎧', text: '集中タイム', endsAt: null },
  quietUntil: '2026-11-20T06:00:00Z',
  workingHours: null,
};

const meta = {
  component: ChatRoom,
  decorators: [
    (Story) => (
      <ReachabilityProvider
        members={new Map([['ren', ren]])}
        clock={{ now: Date.parse('2026-11-20T01:05:00Z'), timeZone: 'Asia/Tokyo' }}
      >
        <Story />
      </ReachabilityProvider>
    ),
    inPanel,
  ],
  args: { state: direct, clock, ...callbacks() },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the next message notifies the member. */
export const NotifyAnyway: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const name = '高橋 蓮';
    await expect(canvas.getByText(t('paused.until', { name, time: '15:00' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('paused.notify') }));
    await expect(canvas.getByText(t('paused.notifies', { name }))).toBeVisible();
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, '至急です');
    await userEvent.click(canvas.getByRole('button', { name: t('composer.send') }));
    const message = { mentionedUserIds: [], fileIds: [] };
    await expect(args.onSend).toHaveBeenLastCalledWith({
      ...message,
      text: '至急です',
      notifyPaused: true,
    });
    await userEvent.type(field, '続きです');
    await userEvent.click(canvas.getByRole('button', { name: t('composer.send') }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ ...message, text: '続きです' });
  },
};

export const Undo: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('paused.notify') }));
    await userEvent.click(canvas.getByRole('button', { name: t('paused.undo') }));
    await expect(canvas.getByRole('button', { name: t('paused.notify') })).toBeVisible();
  },
};

export const GroupOfSeveral: Story = {
  args: { state: group },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.queryByRole('button', { name: t('paused.notify') })).toBeNull();
  },
};
