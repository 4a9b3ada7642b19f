import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../../stories/texts.ts';
import { SurveyTable, type SurveyRowItem } from './SurveyTable.tsx';

const row: SurveyRowItem = {
  ...{
    id: '1',
    version: 1,
    title: '働き方アンケート Working here',
    state: 'OPEN',
    anonymous: true,
  },
  ...{ answered: 12, recipients: 30, href: '/surveys/1', resultsHref: '/surveys/1/results' },
  opensAt: '2026-11-20T09:00:00',
  closesAt: '2026-11-27T18:00:00',
  updatedAt: '2026-11-20T09:00:00',
};
const rows: SurveyRowItem[] = [
  row,
  { ...row, id: '2', title: '', state: 'DRAFT', anonymous: false, opensAt: null, closesAt: null },
  { ...row, id: '3', title: '長い題'.repeat(30), state: 'CLOSED' },
];

const meta = {
  component: SurveyTable,
  parameters: { layout: 'padded' },
  args: {
    state: { status: 'ready', rows, page: 1, limit: 10, total: 3 },
    filter: { keyword: '', state: null },
    counts: { DRAFT: 1, SCHEDULED: 0, OPEN: 1, CLOSED: 1 },
    sort: { columnId: 'UPDATED_AT', direction: 'descending' },
    onFilterChange: fn(),
    onSortChange: fn(),
    onPageChange: fn(),
    onCreate: fn(),
    onCopy: fn(),
    onRemind: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SurveyTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'admin-survey');
    await userEvent.click(canvas.getAllByRole('button', { expanded: false })[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('delete') }));
    const question = await screen.findByRole('alertdialog');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: t('delete') }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith({ survey: row }));
  },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };

export const Refreshing: Story = {
  args: { state: { ...meta.args.state, refreshing: true } },
};

export const Submitting: Story = { args: { submitting: true } };
