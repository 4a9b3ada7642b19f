import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { articles, categories } from '../content.fixtures.ts';
import { ContentArticles } from './ContentArticles.tsx';

const meta = {
  component: ContentArticles,
  parameters: { layout: 'padded' },
  args: {
    area: 'help',
    state: { status: 'ready', rows: articles, page: 1, limit: 10, total: 2 },
    categories,
    filter: { keyword: '' },
    sort: null,
    hrefOf: (id) => `/help/articles/${id}`,
    orderHref: '/help/categories',
    onFilterChange: fn(),
    onSortChange: fn(),
    onDelete: fn(),
    onEdit: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ContentArticles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-content');
    const row = canvas.getAllByRole('row')[1]!;
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('delete') }));
    const question = await screen.findByRole('alertdialog');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t('delete') }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith({ articleId: 'walk' }));
  },
};
export const NoMatch: Story = {
  args: { state: { status: 'empty' }, filter: { keyword: 'ステープラー' } },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};
