import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { categories, tutorials } from '../tutorial.fixtures.ts';
import { TutorialTable } from './TutorialTable.tsx';

const meta = {
  component: TutorialTable,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', rows: tutorials, page: 1, limit: 10, total: 2 },
    categories,
    filter: { keyword: '' },
    sort: null,
    hrefOf: (id) => `/tutorials/${id}`,
    orderHref: '/tutorials/categories',
    onFilterChange: fn(),
    onSortChange: fn(),
    onEdit: fn(),
    onPublish: fn(),
    onUnpublish: fn(),
    onDelete: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TutorialTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-tutorial');
    const row = canvas.getAllByRole('row')[2]!;
    await userEvent.click(within(row).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('publish') }));
    const question = await screen.findByRole('dialog');
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(within(question).getByRole('switch'));
    await userEvent.click(within(question).getByRole('button', { name: t('publish') }));
    await waitFor(() =>
      expect(args.onPublish).toHaveBeenCalledWith({
        tutorialId: 'long',
        version: 1,
        notify: false,
      }),
    );
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
