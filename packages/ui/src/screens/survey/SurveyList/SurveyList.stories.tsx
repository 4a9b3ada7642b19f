import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SurveyList } from './SurveyList.tsx';

const surveys = [
  {
    id: 'working',
    title: '働き方アンケート Working here',
    href: '/survey-form/working',
    closesAt: '2026-11-27T18:00:00',
    anonymous: true,
    answered: false,
    questions: 7,
  },
  {
    id: 'long',
    title: `${'とても長いタイトルのアンケート'.repeat(6)} a very long title`,
    href: '/survey-form/long',
    closesAt: null,
    anonymous: false,
    answered: true,
    questions: 1,
    resultsHref: '/survey-form/long?results=shown',
  },
];

const meta = {
  component: SurveyList,
  args: {
    state: { status: 'ready', items: surveys },
    group: 'OPEN',
    counts: { OPEN: 2, ANSWERED: 1, CLOSED: 3 },
    clock: { now: Date.parse('2026-11-20T09:30:00Z'), timeZone: 'Asia/Tokyo' },
    onGroupChange: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SurveyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1]!);
    await expect(args.onGroupChange).toHaveBeenCalledWith({ group: 'ANSWERED' });
  },
};
export const More: Story = {
  args: { state: { status: 'ready', items: surveys, hasMore: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};
export const LoadingMore: Story = {
  args: { state: { status: 'ready', items: surveys, hasMore: true, loadingMore: true } },
};
export const MoreFailed: Story = {
  args: { state: { status: 'ready', items: surveys, hasMore: true, moreFailed: true } },
};
export const Closed: Story = { args: { group: 'CLOSED' } };
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' }, counts: null } };
export const Failed: Story = { args: { state: { status: 'error' } } };
