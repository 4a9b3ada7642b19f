import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { boards, clock, posts } from '../bulletin.fixtures.ts';
import { BulletinBoards, type BulletinBoardsState } from './BulletinBoards.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: { status: 'ready', items: posts, hasMore: true },
} satisfies {
  [S in BulletinBoardsState['status']]: Extract<BulletinBoardsState, { status: S }>;
};

const meta = {
  component: BulletinBoards,
  decorators: [inPanel],
  args: {
    state: states.ready,
    boards,
    filter: { keyword: '', boardId: null },
    clock,
    onFilterChange: fn(),
    onWrite: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BulletinBoards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'bulletin');
    await userEvent.type(canvas.getByRole('searchbox', { name: t('list.search') }), '休');
    await expect(args.onFilterChange).toHaveBeenCalledWith({
      filter: { keyword: '休', boardId: null },
    });
    await userEvent.click(canvas.getByRole('button', { name: t('list.write') }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};

export const ClosedBoard: Story = {
  args: {
    state: { ...states.ready, items: posts.slice(2), hasMore: false },
    filter: { keyword: '', boardId: 'old' },
  },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'bulletin');
    await expect(canvas.getByText(t('list.boardClosed'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('list.write') })).toBeNull();
  },
};

export const NothingFound: Story = {
  args: {
    state: { ...states.ready, items: [], hasMore: false },
    filter: { keyword: '忘年会', boardId: null },
  },
};
export const Empty: Story = { args: { state: states.empty } };
export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };

export const LoadingMore: Story = {
  args: { state: { ...meta.args.state, loadingMore: true } },
};
