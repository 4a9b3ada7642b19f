import { useDebouncedValue } from '@mantine/hooks';
import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { displayName } from '@office/client/people/displayName.ts';
import {
  NotificationTable,
  type NotificationTableProps,
} from '@office/ui/screens/admin/notification';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useLastPage } from '../../../platform/navigation/useLastPage.ts';
import {
  readNotificationsView,
  toNotificationsQuery,
  writeNotificationsView,
  type NotificationsView,
} from '../notificationsSearchParams.ts';

const typingPauseMs = 300;
const path = '/v1/admin/notifications';
const limit = 25;
const hrefOf = ({ id }: { id: string }) => `/notifications/${id}`;

export function NotificationsPage() {
  const [search, setSearch] = useSearchParams();
  const view = readNotificationsView(search);
  const [keyword] = useDebouncedValue(view.filter.keyword, typingPauseMs);
  const query = {
    ...toNotificationsQuery({ ...view, filter: { ...view.filter, keyword } }),
    limit,
  };
  const list = useQuery(
    path,
    { params: { query } },
    { keepPreviousData: true, revalidateOnFocus: true },
  );
  useLastPage(list, view.page);
  const renew = useMutateQueries();
  const show = (change: Partial<NotificationsView>, replace = false) =>
    setSearch(
      (current) => writeNotificationsView({ ...readNotificationsView(current), ...change }),
      { replace },
    );
  const [remove] = useAction(async (what: 'delete' | 'withdraw', notificationId: string) => {
    const params = { path: { notificationId } };
    try {
      if (what === 'withdraw') {
        await unwrap(office.POST(`${path}/{notificationId}/withdraw`, { params }));
      } else await unwrap(office.DELETE(`${path}/{notificationId}`, { params }));
    } catch (failure) {
      showError(failure);
    }
    await renew([path]);
  });
  return (
    <NotificationTable
      state={stateOf(list)}
      filter={view.filter}
      sort={view.sort}
      composeHref="/notifications/new"
      hrefOf={hrefOf}
      onFilterChange={({ filter }) =>
        show({ filter, page: 1 }, filter.keyword !== view.filter.keyword)
      }
      onSortChange={({ sort }) => show({ sort, page: 1 })}
      onPageChange={({ page }) => show({ page })}
      onDelete={({ id }) => remove('delete', id)}
      onWithdraw={({ id }) => remove('withdraw', id)}
      onRetry={() => void list.mutate()}
    />
  );
}

interface Listed {
  data?: Schemas['AdminNotificationList'] | undefined;
  error?: unknown;
  isLoading: boolean;
}

function stateOf({ data, error, isLoading }: Listed): NotificationTableProps['state'] {
  if (error && !isLoading) return { status: 'error' };
  if (!data) return { status: 'loading' };
  const { total, page } = data.metadata;
  if (total === 0) return { status: 'empty' };
  const rows = data.data.map((row) => ({ ...row, author: row.author && displayName(row.author) }));
  return { status: 'ready', rows, page, limit, total, refreshing: isLoading };
}
