import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { translatorOf } from '../../../stories/texts.ts';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { clock } from '../chat.fixtures.ts';
import { direct, groups, long, mentioned, paged, states } from './ChatRoomList.fixtures.ts';
import { ChatRoomList } from './ChatRoomList.tsx';

const meta = {
  component: ChatRoomList,
  decorators: [inPanel],
  args: {
    type: 'CHANNEL',
    state: states.ready,
    keyword: '',
    currentRoomId: 'sales',
    threads: { href: '/chat-room?view=threads', unreadCount: 2 },
    savedHref: '/chat-room?view=saved',
    clock,
    onSearch: fn(),
    onCreate: fn(),
    onJoinByCode: fn(),
    onSearchMessages: fn(),
    onShowUnsent: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    onPreload: fn(),
  },
} satisfies Meta<typeof ChatRoomList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Channels: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByRole('link', { name: '開発チーム' })).toHaveAttribute(
      'href',
      '/chat-room/dev',
    );
    await expect(canvas.getByText(/リリースの確認をお願いします！/)).toBeVisible();
    // Includes threads. A muted room shows a number without a badge, unless the member is
    // mentioned.
    await expect(canvas.getByText(t('list.unread', { count: 5 }))).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: t('list.mentions', { count: 1 }) })).toBeVisible();
    const threads = canvas.getByRole('link', { name: t('threads.title') });
    await expect(threads).toHaveAttribute('href', '/chat-room?view=threads');
    await expect(canvas.getByText(t('threads.unread', { count: 2 }))).toBeInTheDocument();
    const saved = canvas.getByRole('link', { name: t('saved.title') });
    await expect(saved).toHaveAttribute('href', '/chat-room?view=saved');
    await expect(canvas.getByRole('img', { name: t('list.muted') })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: t('list.search') }), '営');
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '営' });
    await userEvent.click(canvas.getByRole('button', { name: t('list.more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('list.create') }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const GroupMessages: Story = {
  args: { type: 'DIRECT', state: groups },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    const [pair, group] = groups.status === 'ready' ? groups.rooms : [];
    await expect(canvas.getByRole('link', { name: pair!.name })).toBeVisible();
    await expect(canvas.getByText('+3')).toBeVisible();
    const preview = { name: group!.people![0]!.name, text: '明日の件です。' };
    await expect(canvas.getAllByText(t('list.preview', preview))).toHaveLength(2);
  },
};

/** A room is preloaded while the pointer rests on it, and when it is pressed. */
export const Preload: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, userEvent }) => {
    const room = canvas.getByRole('link', { name: '開発チーム' });
    await userEvent.hover(room);
    await waitFor(() => expect(args.onPreload).toHaveBeenCalledWith({ roomId: 'dev' }));
    await userEvent.pointer({ keys: '[MouseLeft>]', target: room });
    await expect(args.onPreload).toHaveBeenCalledTimes(2);
  },
};

export const Direct: Story = {
  args: { type: 'DIRECT', state: direct, currentRoomId: 'mei' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByRole('link', { name: '小林 芽衣' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('list.start') }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** At the limit of ten rooms the list offers joining but not creating. */
export const LimitReached: Story = {
  args: { limitReached: { limit: 10 } },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('list.limit', { count: 10 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('list.more') }));
    await expect(await screen.findByRole('menuitem', { name: t('list.create') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: t('list.join') }));
    await expect(args.onJoinByCode).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const MentionedWhereMuted: Story = {
  args: { state: mentioned },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('list.unread', { count: 2 }))).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: t('list.mentions', { count: 2 }) })).toBeVisible();
  },
};

export const Unsent: Story = {
  args: { unsent: 2 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('unsent.notice', { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('unsent.show') }));
    await expect(args.onShowUnsent).toHaveBeenCalledOnce();
  },
};

export const MoreRooms: Story = {
  args: { state: paged },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('list.loadMore') }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = {
  args: { state: states.empty },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('list.create') }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('list.join') }));
    await expect(args.onJoinByCode).toHaveBeenCalledOnce();
  },
};

export const EmptyForGuest: Story = {
  args: { state: states.empty, canCreate: false },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.queryByRole('button', { name: t('list.create') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('list.join') }));
    await expect(args.onJoinByCode).toHaveBeenCalledOnce();
  },
};

export const EmptyDirect: Story = {
  args: { type: 'DIRECT', state: states.empty },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    for (const start of canvas.getAllByRole('button', { name: t('list.start') })) {
      await userEvent.click(start);
    }
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
  },
};

export const EmptyDirectForGuest: Story = {
  args: { type: 'DIRECT', state: states.empty, canCreate: false },
  play: async ({ canvas, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await expect(canvas.getByText(t('list.emptyDirectGuestHint'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('list.start') })).toBeNull();
  },
};

export const NoMatch: Story = {
  args: { state: states.empty, keyword: '経理' },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'chat');
    await userEvent.click(canvas.getByRole('button', { name: t('list.clearSearch') }));
    await expect(args.onSearch).toHaveBeenCalledWith({ keyword: '' });
  },
};

export const Failed: Story = {
  args: { state: states.error },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'common');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { state: long } };

export const LoadingMore: Story = {
  args: { state: { ...meta.args.state, hasMore: true, loadingMore: true } },
};
