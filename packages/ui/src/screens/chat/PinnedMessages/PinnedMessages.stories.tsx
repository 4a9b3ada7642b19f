import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { long, states } from './PinnedMessages.fixtures.ts';
import { PinnedMessages } from './PinnedMessages.tsx';

const meta = {
  component: PinnedMessages,
  decorators: [inPanel],
  args: {
    state: states.ready,
    roomName: '開発チーム',
    clock,
    onUnpin: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PinnedMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/chat-room/dev?message=p1');
    await expect(canvas.getByText(t('pins.by', { name: '小林 芽衣' }))).toBeVisible();
    await expect(canvas.getByText(t('pins.byFormer'))).toBeVisible();
    await expect(canvas.getByText('2026年度第4四半期_営業報告書.pdf')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: t('pins.unpin') })[1]!);
    await expect(args.onUnpin).toHaveBeenCalledWith({ messageId: 'p2' });
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: common('back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = {
  args: { state: states.empty },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('pins.emptyHint'))).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };
