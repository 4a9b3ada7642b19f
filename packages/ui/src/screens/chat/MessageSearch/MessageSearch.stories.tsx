import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock, personOf } from '../chat.fixtures.ts';
import { MessageSearch, type MessageSearchState } from './MessageSearch.tsx';
import type { MessageHit } from './SearchHit.tsx';

const hits: readonly MessageHit[] = [
  {
    messageId: 'm3',
    room: { roomId: 'dev', type: 'CHANNEL', name: '開発チーム' },
    sender: personOf('mei'),
    text: '@佐々木 葵 デザインの最終版です。確認をお願いできますか？',
    createdAt: '2026-11-19T02:12:00Z',
  },
  {
    messageId: 'x1',
    room: { roomId: 'ren', type: 'DIRECT', name: '高橋 蓮' },
    sender: personOf('ren'),
    text: '先ほどの件、**確認**できました。\n詳しくは午後にお話しします。',
    createdAt: '2026-11-12T05:40:00Z',
  },
  {
    messageId: 'x3',
    room: { roomId: 'group', type: 'DIRECT', name: '高橋 蓮, 小林 芽衣' },
    sender: personOf('ren'),
    text: '確認しました。',
    createdAt: '2026-11-10T05:40:00Z',
  },
  {
    messageId: 'x2',
    room: { roomId: 'sales', type: 'CHANNEL', name: '営業企画' },
    sender: null,
    text: '',
    fileNames: ['最終確認リスト.xlsx'],
    createdAt: '2026-10-02T01:00:00Z',
  },
];

const states = {
  idle: { status: 'idle' },
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', hits, hasMore: true },
} satisfies { [S in MessageSearchState['status']]: Extract<MessageSearchState, { status: S }> };

const meta = {
  component: MessageSearch,
  decorators: [inPanel],
  args: {
    state: states.ready,
    keyword: '確認',
    clock,
    onSearch: fn(),
    onJump: fn(),
    onLoadMore: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MessageSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getAllByText('確認', { selector: 'mark' })).toHaveLength(4);
    await expect(canvas.getByText('高橋 蓮, 小林 芽衣')).toBeVisible();
    await expect(canvas.queryByText(/\*\*/)).toBeNull();
    const name = t('search.hit', { room: '開発チーム', name: '小林 芽衣' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onJump).toHaveBeenCalledWith({
      roomId: 'dev',
      messageId: 'm3',
      type: 'CHANNEL',
    });
    // The suffix さん is added only to names.
    const former = t('search.hit_former', { room: '営業企画' });
    await expect(canvas.getByRole('button', { name: former })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('search.more') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const InOneRoom: Story = { args: { roomName: '開発チーム' } };

const filterChoices = {
  people: [{ userId: 'mei', name: '小林 芽衣', department: 'デザイン部' }],
  rooms: [{ roomId: 'dev', name: '開発チーム' }],
  onSearchPeople: fn(),
  onSearchRooms: fn(),
};

export const Filtered: Story = {
  args: {
    filterChoices,
    onFilter: fn(),
    filters: {
      sender: { userId: 'mei', name: '小林 芽衣' },
      room: { roomId: 'dev', name: '開発チーム' },
      start: '2026-11-01',
      end: '2026-11-20',
      hasFile: true,
      hasLink: true,
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const common = translatorOf({ globals }, 'common');
    const chip = { label: t('searchFilters.sender'), value: '小林 芽衣' };
    const name = common('filterBar.remove', chip);
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      filters: { ...args.filters, sender: undefined },
    });
    await userEvent.click(canvas.getByRole('button', { name: common('filterBar.clear') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ filters: {} });
  },
};

export const FilterForm: Story = {
  args: { filterChoices, onFilter: fn(), state: states.idle, keyword: '' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('searchFilters.title') }));
    const form = within(document.body);
    const sender = await form.findByRole('combobox', { name: t('searchFilters.sender') });
    await waitFor(() => expect(sender).toHaveFocus());
    await userEvent.keyboard('mei{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      filters: { sender: { userId: 'mei', name: '小林 芽衣' } },
    });
    await userEvent.click(form.getByRole('checkbox', { name: t('searchFilters.hasFile') }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ filters: { hasFile: true } });
  },
};

export const TypedFilters: Story = {
  args: { filterChoices, onFilter: fn(), state: states.idle, keyword: '' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('searchbox', { name: t('search.field') }));
    await userEvent.paste('has:file after:2026-11-01');
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      filters: { hasFile: true, start: '2026-11-01' },
    });
    await userEvent.paste('in:');
    const name = t('searchFilters.room');
    const room = await within(document.body).findByRole('combobox', { name });
    await waitFor(() => expect(room).toHaveFocus());
  },
};

export const NothingMatchesFilters: Story = {
  args: {
    state: states.empty,
    keyword: '',
    filterChoices,
    filters: { hasLink: true },
    onFilter: fn(),
  },
};

export const OnlyPeriod: Story = {
  args: {
    state: states.idle,
    keyword: '',
    filterChoices,
    filters: { end: '2026-11-20' },
    onFilter: fn(),
  },
};

export const Idle: Story = {
  args: { state: states.idle, keyword: '' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const field = canvas.getByRole('searchbox', { name: t('search.field') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '議');
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '議' });
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty, keyword: '経費' } };

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = {
  args: { state: { ...meta.args.state, loadingMore: true } },
};
