import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { categories, longTutorial, tutorials } from '../tutorial.fixtures.ts';
import { TutorialList, type TutorialListState } from './TutorialList.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: { status: 'ready', items: tutorials, hasMore: false },
} satisfies { [S in TutorialListState['status']]: Extract<TutorialListState, { status: S }> };

const filter = { keyword: '', categoryId: null, state: null };

const meta = {
  component: TutorialList,
  args: {
    state: states.ready,
    categories,
    filter,
    onFilterChange: fn(),
    onLoadMore: fn(),
    onLoadMoreCategories: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TutorialList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Talk/ }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({
      filter: { ...filter, categoryId: 'talk' },
    });
    await expect(canvas.getByRole('link', { name: /Take a seat/ })).toHaveAttribute(
      'href',
      '/tutorial/sit',
    );
  },
};

export const NothingFound: Story = {
  args: {
    state: { ...states.ready, items: [] },
    filter: { keyword: '宇宙', categoryId: 'talk', state: 'DONE' },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'tutorial');
    await userEvent.click(canvas.getByRole('button', { name: t('showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ filter });
  },
};

export const LongText: Story = {
  args: { state: { ...states.ready, items: [longTutorial, ...tutorials] } },
};
export const Empty: Story = { args: { state: states.empty, categories: [] } };
export const Loading: Story = { args: { state: states.loading, categories: [] } };
export const Failed: Story = { args: { state: states.error, categories: [] } };

export const LoadingMore: Story = {
  args: { state: { ...meta.args.state, hasMore: true, loadingMore: true } },
};
