import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, message } from '../chat.fixtures.ts';
import { callbacks } from './ChatRoom.callbacks.ts';
import { states } from './ChatRoom.fixtures.ts';
import { ChatRoom } from './ChatRoom.tsx';

const webhook = (name: string) => ({ userId: 'hook-1', name, bot: true, webhook: true });
const bot = { userId: 'bot-1', name: 'ビルド通知', bot: true };

const meta = {
  component: ChatRoom,
  decorators: [inPanel],
  args: {
    state: {
      ...states.ready,
      flow: {
        ...states.ready.flow,
        messages: [
          message({
            key: 'w1',
            createdAt: '2026-11-20T00:10:00Z',
            sender: webhook('Deployments'),
            text: '**Build 128** passed. [Open the log](https://ci.example.com/128)',
          }),
          message({
            key: 'w2',
            createdAt: '2026-11-20T00:11:00Z',
            sender: webhook('監視アラート'),
            text: 'ディスクの残りが10%を下回りました。',
          }),
          message({
            key: 'w3',
            createdAt: '2026-11-20T00:11:30Z',
            sender: webhook('監視アラート'),
            text: 'ディスクの残りが回復しました。',
          }),
        ],
      },
    },
    clock,
    ...callbacks(),
    onOpenWebhooks: fn(),
  },
} satisfies Meta<typeof ChatRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A webhook has no profile, and can post with several names. */
export const FromWebhooks: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Deployments', '監視アラート']) {
      const [first] = await canvas.findAllByRole('article', {
        name: new RegExp(`${name} (ボット|Bot)`),
      });
      const article = within(first!);
      await expect(article.getByText(/^(ボット|Bot)$/)).toBeVisible();
      await expect(article.queryByRole('button', { name })).toBeNull();
    }
    const grouped = /監視アラート (ボット|Bot) .*回復しました/;
    await expect(canvas.getByRole('article', { name: grouped })).toBeInTheDocument();
  },
};

/** A bot is a member with a profile. */
export const FromBot: Story = {
  args: {
    state: {
      ...states.ready,
      flow: {
        ...states.ready.flow,
        messages: [
          message({
            key: 'b1',
            createdAt: '2026-11-20T00:12:00Z',
            sender: bot,
            text: 'ビルドに成功しました。',
          }),
        ],
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const article = within(await canvas.findByRole('article', { name: /ビルド通知 (ボット|Bot)/ }));
    await userEvent.click(article.getByRole('button', { name: bot.name }));
    await expect(args.onOpenProfile).toHaveBeenCalledWith({ userId: bot.userId });
  },
};

export const OpenWebhooks: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('room.menu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('room.webhooks') }));
    await expect(args.onOpenWebhooks).toHaveBeenCalledOnce();
  },
};
