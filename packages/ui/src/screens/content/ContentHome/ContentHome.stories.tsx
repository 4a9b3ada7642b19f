import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { categories, hits } from '../content.fixtures.ts';
import { ContentHome, type ContentHomeState } from './ContentHome.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: { status: 'ready', categories },
  found: { status: 'found', total: 12, hits },
  nothing: { status: 'nothing' },
} satisfies { [S in ContentHomeState['status']]: Extract<ContentHomeState, { status: S }> };

const meta = {
  component: ContentHome,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '社内ルール Handbook',
    state: states.ready,
    keyword: '',
    onKeywordChange: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ContentHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'content');
    await userEvent.type(canvas.getByRole('searchbox', { name: t('search.label') }), '椅');
    await expect(args.onKeywordChange).toHaveBeenCalledWith({ keyword: '椅' });
  },
};
export const Found: Story = {
  args: { state: states.found, keyword: '歩く' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'content');
    await userEvent.click(canvas.getByRole('button', { name: t('list.more') }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
export const LoadingMore: Story = {
  args: { state: states.found, keyword: '歩く', loadingMore: true },
};
export const Nothing: Story = { args: { state: states.nothing, keyword: 'ステープラー' } };
export const Empty: Story = { args: { state: states.empty } };
export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };
