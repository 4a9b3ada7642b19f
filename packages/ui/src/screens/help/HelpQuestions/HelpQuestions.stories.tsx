import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { questions } from '../help.fixtures.ts';
import { HelpQuestions } from './HelpQuestions.tsx';

const meta = {
  component: HelpQuestions,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', items: questions },
    onAsk: fn(),
    onLoadMore: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HelpQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const More: Story = {
  args: { state: { status: 'ready', items: questions, hasMore: true } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};
export const LoadingMore: Story = {
  args: { state: { status: 'ready', items: questions, hasMore: true, loadingMore: true } },
};
export const MoreFailed: Story = {
  args: { state: { status: 'ready', items: questions, hasMore: true, moreFailed: true } },
};
export const Empty: Story = { args: { state: { status: 'empty' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'error' } } };
