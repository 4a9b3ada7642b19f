import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inPanel } from '../../../patterns/SidePanel/SidePanel.decorator.tsx';
import { translatorOf } from '../../../stories/texts.ts';
import { clock, longest, notifications } from '../notification.fixtures.ts';
import { NotificationList, type NotificationListState } from './NotificationList.tsx';

const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: { status: 'ready', notifications, openedAt: clock.now, hasMore: true },
} satisfies {
  [S in NotificationListState['status']]: Extract<NotificationListState, { status: S }>;
};

const meta = {
  component: NotificationList,
  decorators: [inPanel],
  args: {
    state: states.ready,
    order: 'UNREAD_FIRST',
    unreadCount: 3,
    clock,
    onOrderChange: fn(),
    onReadAll: fn(),
    onUndo: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnreadFirst: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'notification');
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((one) => one.textContent)).toEqual([
      t('list.parts.unread'),
      t('list.parts.read'),
    ]);
    const [today] = canvas.getAllByRole('list');
    await expect(within(today!).getAllByRole('img', { name: t('list.isUnread') })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'デザインレビュー' })).toHaveAttribute(
      'href',
      '/notifications?id=n0',
    );
    await userEvent.click(canvas.getByRole('radio', { name: t('list.orders.NEWEST') }));
    await expect(args.onOrderChange).toHaveBeenCalledWith({ order: 'NEWEST' });
    await userEvent.click(canvas.getByRole('button', { name: t('list.readAll') }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    const more = canvas.getByRole('button', { name: t('list.loadMore') });
    more.scrollIntoView();
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};

/** All notifications were just marked as read. They keep their position, and the action can be undone. */
export const AllRead: Story = {
  args: {
    order: 'NEWEST',
    unreadCount: 0,
    justRead: 3,
    state: {
      status: 'ready',
      openedAt: clock.now,
      notifications: notifications
        .map((one) => ({ ...one, readAt: one.readAt ?? '2026-11-20T18:00:01+09:00' }))
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    },
  },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'notification');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('list.allRead', { count: 3 }));
    await expect(canvas.queryByRole('button', { name: t('list.readAll') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('list.undo') }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** The focus moves to the button that replaces the pressed one. */
export const MarkReadAndUndo: Story = {
  render: function Held(args) {
    const [read, setRead] = useState(0);
    return (
      <NotificationList
        {...args}
        unreadCount={3 - read}
        justRead={read}
        onReadAll={() => setRead(3)}
        onUndo={() => setRead(0)}
      />
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const t = translatorOf({ globals }, 'notification');
    const button = (name: 'readAll' | 'undo') =>
      canvas.getByRole('button', { name: t(`list.${name}`) });
    button('readAll').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button('readAll')).toHaveFocus();
  },
};

export const Empty: Story = { args: { state: states.empty, unreadCount: 0 } };

export const Loading: Story = { args: { state: states.loading, unreadCount: 0 } };

export const Failed: Story = { args: { state: states.error } };

/** A long text, and loading more failed, for example without a network. */
export const LongTextAndMoreFailed: Story = {
  args: {
    state: { ...states.ready, notifications: longest, moreFailed: true },
    unreadCount: 1200,
  },
};

export const LoadingMore: Story = {
  args: { state: { ...meta.args.state, loadingMore: true } },
};

export const MarkingAsRead: Story = { args: { reading: true } };

export const Undoing: Story = { args: { undoing: true } };
