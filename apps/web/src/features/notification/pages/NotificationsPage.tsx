import { notificationOrders, type NotificationOrder } from '@office/vocabulary';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NotificationListPage } from './NotificationListPage.tsx';
import { NotificationPage } from './NotificationPage.tsx';

export function NotificationsPage() {
  const [search, setSearch] = useSearchParams();
  // Keeps the unread order from when the page was opened, even after notifications are read.
  const [openedAt] = useState(() => Date.now());
  const id = search.get('id');
  if (id) return <NotificationPage key={id} id={id} />;
  const order = notificationOrders.find((one) => one === search.get('order')) ?? 'UNREAD_FIRST';
  const choose = (order: NotificationOrder) =>
    setSearch(order === 'UNREAD_FIRST' ? {} : { order }, { replace: true });
  return <NotificationListPage order={order} openedAt={openedAt} onOrderChange={choose} />;
}
