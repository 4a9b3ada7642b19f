import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { keyword, longSections, sections } from '../search.fixtures.ts';
import { SearchResults, type SearchResultsState } from './SearchResults.tsx';

const states = {
  idle: { status: 'idle' },
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', sections: sections.slice(1) },
} satisfies {
  [S in SearchResultsState['status']]: Extract<SearchResultsState, { status: S }>;
};

const meta = {
  component: SearchResults,
  decorators: [inPanel],
  args: {
    state: states.ready,
    keyword,
    timeZone: 'Asia/Tokyo',
    onSearch: fn(),
    onSelect: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { state: { ...states.ready, partial: true } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'search');
    await userEvent.click(canvas.getByRole('button', { name: /会議室 けやき/ }));
    await expect(args.onSelect).toHaveBeenCalledWith({
      item: expect.objectContaining({ id: 'keyaki' }),
    });
    const more = `${t('loadMore')}: ${t('areas:searchKind.MESSAGE')}`;
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(args.onLoadMore).toHaveBeenCalledWith({ kind: 'MESSAGE' });
    await userEvent.click(canvas.getByRole('button', { name: t('again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Idle: Story = { args: { state: states.idle, keyword: '' } };

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty, keyword: '存在しないもの' } };

export const Failed: Story = { args: { state: states.error } };

export const LongText: Story = { args: { state: { status: 'ready', sections: longSections } } };
