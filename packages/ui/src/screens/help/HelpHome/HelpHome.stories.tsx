import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { categories, hits } from '../../content/content.fixtures.ts';
import { HelpHome, type HelpHomeState } from './HelpHome.tsx';

const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: { status: 'ready', categories },
  found: { status: 'found', total: 12, hits },
  nothing: { status: 'nothing' },
} satisfies { [S in HelpHomeState['status']]: Extract<HelpHomeState, { status: S }> };

const meta = {
  component: HelpHome,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    keyword: '',
    canAsk: true,
    questionsHref: '/question-and-answer?view=questions',
    onKeywordChange: fn(),
    onAsk: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HelpHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'help');
    await userEvent.type(canvas.getByRole('searchbox', { name: t('search.label') }), '椅');
    await expect(args.onKeywordChange).toHaveBeenCalledWith({ keyword: '椅' });
    await userEvent.click(canvas.getByRole('button', { name: t('home.ask') }));
    await expect(args.onAsk).toHaveBeenCalled();
  },
};
export const Found: Story = { args: { state: states.found, keyword: '歩く' } };
export const Nothing: Story = { args: { state: states.nothing, keyword: 'ステープラー' } };
export const Empty: Story = { args: { state: states.empty, canAsk: false } };
export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.error } };

export const LoadingMore: Story = {
  args: { state: states.found, keyword: '歩く', loadingMore: true },
};
