import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { long, paged, states } from './ThreadList.fixtures.ts';
import { ThreadList } from './ThreadList.tsx';

const meta = {
  component: ThreadList,
  decorators: [inPanel],
  args: { state: states.ready, clock, onLoadMore: fn(), onBack: fn(), onRetry: fn() },
} satisfies Meta<typeof ThreadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/chat-room/dev?thread=t1');
    await expect(canvas.getByText(t('list.unread', { count: 2 }))).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: t('list.mentions', { count: 1 }) })).toBeVisible();
    await expect(canvas.getByText(t('list.deletedMessage'))).toBeVisible();
    await expect(canvas.getByText('見積もりの件です。')).toBeVisible();
    const common = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: common('back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const MoreThreads: Story = {
  args: { state: paged },
  play: async ({ canvas, args, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByRole('button', { name: t('list.loadMore') })).toBeVisible();
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = {
  args: { state: states.empty },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('threads.emptyHint'))).toBeVisible();
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

export const LoadingMore: Story = {
  args: { state: { ...meta.args.state, hasMore: true, loadingMore: true } },
};
