import {
  adminNotificationSorts,
  adminNotificationStates,
  type AdminNotificationSort,
} from '@office/vocabulary';
import type { DataTableSort } from '@office/ui';
import type { NotificationTableFilter } from '@office/ui/screens/admin/notification';

export interface NotificationsView {
  filter: NotificationTableFilter;
  sort: DataTableSort;
  page: number;
}

export function readNotificationsView(search: URLSearchParams): NotificationsView {
  const page = Number(search.get('page'));
  return {
    filter: {
      keyword: search.get('keyword') ?? '',
      state: adminNotificationStates.find((one) => one === search.get('state')) ?? null,
    },
    sort: {
      columnId: adminNotificationSorts.find((one) => one === search.get('sort')) ?? 'UPDATED_AT',
      direction: search.get('order') === 'asc' ? 'ascending' : 'descending',
    },
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

export function writeNotificationsView({ filter, sort, page }: NotificationsView): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.keyword) search.set('keyword', filter.keyword);
  if (filter.state) search.set('state', filter.state);
  if (sort.columnId !== 'UPDATED_AT') search.set('sort', sort.columnId);
  if (sort.direction === 'ascending') search.set('order', 'asc');
  if (page > 1) search.set('page', String(page));
  return search;
}

export function toNotificationsQuery({ filter, sort, page }: NotificationsView) {
  return {
    keyword: filter.keyword.trim(),
    ...(filter.state && { state: filter.state }),
    sort: sort.columnId as AdminNotificationSort,
    order: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const),
    page,
  };
}
