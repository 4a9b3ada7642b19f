import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { boards, posts } from '../bulletin.fixtures.ts';
import { AdminBulletinPosts } from './AdminBulletinPosts.tsx';

const meta = {
  component: AdminBulletinPosts,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', rows: posts, page: 1, limit: 10, total: 2 },
    boards,
    filter: { keyword: '' },
    sort: { columnId: 'createdAt', direction: 'descending' },
    hrefOf: (id) => `/bulletin-board/${id}`,
    onFilterChange: fn(),
    onSortChange: fn(),
    onPinnedChange: fn(),
    onClosedChange: fn(),
    onRemove: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminBulletinPosts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-bulletin');
    const row = within(canvas.getAllByRole('row')[1]!);
    await userEvent.click(row.getByRole('button'));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: new RegExp(t('posts.unpin')) }),
    );
    await waitFor(() =>
      expect(args.onPinnedChange).toHaveBeenCalledWith({ post: posts[0], pinned: false }),
    );
    await userEvent.click(row.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('posts.remove') }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: t('posts.remove') }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith({ postId: 'holidays' }));
  },
};
export const NoMatch: Story = {
  args: { state: { status: 'empty' }, filter: { keyword: 'ステープラー', state: 'PINNED' } },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};
