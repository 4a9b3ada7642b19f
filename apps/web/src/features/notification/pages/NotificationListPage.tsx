import { unwrap } from '@office/api';
import { NotificationList, type NotificationListState } from '@office/ui/screens/notification';
import type { NotificationOrder } from '@office/vocabulary';
import { useState } from 'react';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { office } from '../../../platform/api/client.ts';
import { loadedList } from '../../../platform/api/loadedList.ts';
import { useInfiniteQuery } from '../../../platform/api/queries.ts';
import { toItem } from '../models/notificationViews.ts';
import { useRenewNotifications } from '../models/useRenewNotifications.ts';
import { useUnreadCount } from '../useUnreadCount.ts';

interface NotificationListPageProps {
  order: NotificationOrder;
  openedAt: number;
  onOrderChange(order: NotificationOrder): void;
}

const pageSize = 20;

export function NotificationListPage({
  order,
  openedAt,
  onOrderChange,
}: NotificationListPageProps) {
  const renew = useRenewNotifications();
  const unreadCount = useUnreadCount();
  const [justRead, setJustRead] = useState<{ count: number; readAt: string } | null>(null);
  const query = { order, asOf: new Date(openedAt).toISOString(), limit: pageSize };
  const list = useInfiniteQuery(
    '/v1/users/notifications',
    (index) => ({ params: { query: { ...query, page: index + 1 } } }),
    { revalidateFirstPage: false, revalidateOnMount: true, persistSize: true },
  );

  const [readAll, reading] = useAction(async () => {
    try {
      const read = await unwrap(office.POST('/v1/users/notifications/mark-as-read'));
      setJustRead(read.count > 0 ? read : null);
      await renew();
    } catch (failure) {
      showError(failure);
    }
  });
  const [undo, undoing] = useAction(async () => {
    if (!justRead) return;
    try {
      const body = { readAt: justRead.readAt };
      await unwrap(office.POST('/v1/users/notifications/mark-as-unread', { body }));
      setJustRead(null);
      await renew();
    } catch (failure) {
      showError(failure);
    }
  });

  const { data, error, isLoading, size, setSize, mutate } = list;
  const state = (): NotificationListState => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const { items, hasMore, loadingMore } = loadedList(list);
    if (items.length === 0) return { status: isLoading ? 'loading' : 'empty' };
    return {
      status: 'ready',
      notifications: items.map(toItem),
      openedAt,
      hasMore,
      loadingMore: isLoading || loadingMore,
      moreFailed: error !== undefined,
    };
  };
  return (
    <NotificationList
      state={state()}
      order={order}
      unreadCount={unreadCount}
      reading={reading}
      justRead={justRead?.count ?? 0}
      undoing={undoing}
      onOrderChange={(event) => onOrderChange(event.order)}
      onReadAll={readAll}
      onUndo={undo}
      onLoadMore={() => void (error ? mutate() : setSize(size + 1))}
      onRetry={() => void mutate()}
    />
  );
}
