import { notificationOrders, type NotificationOrder } from '@office/vocabulary';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NotificationListPage } from './NotificationListPage.tsx';
import { NotificationPage } from './NotificationPage.tsx';

/** Shows what the address says: one notification, or all of them in an order. */
export function NotificationsPage() {
  const [search, setSearch] = useSearchParams();
  // The list stands as it was unread when the member came, however much they read of it.
  const [openedAt] = useState(() => Date.now());
  const id = search.get('id');
  if (id) return <NotificationPage key={id} id={id} />;
  const order = notificationOrders.find((one) => one === search.get('order')) ?? 'UNREAD_FIRST';
  const choose = (chosen: NotificationOrder) =>
    setSearch(chosen === 'UNREAD_FIRST' ? {} : { order: chosen }, { replace: true });
  return <NotificationListPage order={order} openedAt={openedAt} onOrderChange={choose} />;
}
